/** Sorting a table by a column: a click or the Enter key on the button in its heading, ascending and back. */

/** Puts a button into every heading of the table's first head row that is marked `data-sort`. */
export const sortable = (table: HTMLTableElement): void => {
  const body = table.tBodies[0]
  for (const heading of table.tHead?.rows[0]?.cells ?? []) {
    if (body === undefined || heading.dataset["sort"] === undefined) continue
    const button = document.createElement("button")
    button.type = "button"
    button.append(...heading.childNodes)
    heading.append(button)
    button.addEventListener("click", () => {
      const ascending = heading.getAttribute("aria-sort") !== "ascending"
      for (const other of heading.parentElement?.children ?? []) other.removeAttribute("aria-sort")
      heading.setAttribute("aria-sort", ascending ? "ascending" : "descending")
      const rows = [...body.rows].toSorted((a, b) => compare(a, b, heading.cellIndex))
      body.append(...(ascending ? rows : rows.toReversed()))
    })
  }
}

function compare(a: HTMLTableRowElement, b: HTMLTableRowElement, column: number): number {
  const [left, right] = [valueOf(a, column), valueOf(b, column)]
  const numbers = [Number(left), Number(right)] as const
  return Number.isNaN(numbers[0]) || Number.isNaN(numbers[1])
    ? left.localeCompare(right)
    : numbers[0] - numbers[1]
}

/** What a cell sorts by: its `data-value`, or its text. */
function valueOf(row: HTMLTableRowElement, column: number): string {
  const cell = row.cells[column]
  return cell?.dataset["value"] ?? cell?.textContent ?? ""
}
