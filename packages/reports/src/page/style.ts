/** The style sheet of every page: two themes, narrow and wide, on paper. Colours are those of `charts/Theme`. */
import { DARK, LIGHT, type Theme } from "../charts/Theme.ts"

const variables = ({ faint, good, grid, ground, ink, red }: Theme): string =>
  `--ground:${ground};--ink:${ink};--faint:${faint};--grid:${grid};--red:${red};--accent:${good};`

const LIGHT_VARIABLES = `color-scheme:light;${variables(LIGHT)}`
const DARK_VARIABLES = `color-scheme:dark;${variables(DARK)}`

export const STYLE = `:root{${LIGHT_VARIABLES}}
@media (prefers-color-scheme:dark){:root{${DARK_VARIABLES}}}
:root[data-theme=light]{${LIGHT_VARIABLES}}
:root[data-theme=dark]{${DARK_VARIABLES}}
*{box-sizing:border-box}
@media (min-width:1800px){:root{font-size:137.5%}}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,"DejaVu Sans",Verdana,sans-serif}
main,header,footer{max-width:60rem;margin:0 auto;padding:0 16px}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;padding-top:16px}
header h1{margin:0;font-size:1.6rem;flex:1 1 16rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--grid);padding-bottom:.25rem}
h3{font-size:1.05rem;margin:1.2rem 0 .4rem}
p{margin:.4rem 0;max-width:46rem}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:.5rem 0;padding:0}
a{color:var(--accent);text-decoration:underline}
button{font:inherit;color:inherit;background:none;border:1px solid var(--faint);border-radius:6px;padding:4px 12px;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
figure{margin:1rem 0;min-width:0}
figure svg{display:block;max-width:100%;height:auto;overflow:visible}
figure svg text,figure svg tspan{white-space:pre}
figure svg{--plot-background:var(--ground)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5rem 0}
caption{text-align:left;font-weight:600;padding:.25rem 0}
td{white-space:nowrap}
td.prose{white-space:normal;overflow-wrap:anywhere;min-width:8rem}
th,td{padding:.25rem .75rem .25rem 0;text-align:left;border-bottom:1px solid var(--grid);vertical-align:top}
td.number,th.number{text-align:right}
th button{border:0;padding:2px 0;border-radius:2px;font-weight:600;text-decoration:underline dotted}
th[aria-sort=ascending] button::after{content:" ▲"}
th[aria-sort=descending] button::after{content:" ▼"}
.red{color:var(--red)}
.faint,footer{color:var(--faint);font-size:.875rem}
.deal{display:grid;grid-template-columns:repeat(3,max-content);gap:6px 18px;margin:.75rem 0;font-size:1.05rem}
.deal dl{margin:0;display:grid;grid-template-columns:max-content max-content;gap:0 6px;align-content:start}
.deal dt{font-weight:600}.deal dt.seat{grid-column:1/3}.deal dd{margin:0;letter-spacing:.06em;font-variant-emoji:text}
.deal .North,.deal .South{grid-column:2}.deal .West{grid-column:1;grid-row:2}.deal .East{grid-column:3;grid-row:2}
.deal .North{grid-row:1}.deal .South{grid-row:3}
.table{align-self:center;justify-self:center;border:1px solid var(--grid);border-radius:6px;padding:10px 14px;grid-column:2;grid-row:2;text-align:center;color:var(--faint)}
.sheet{break-inside:avoid}
@media (max-width:480px){.deal{font-size:.95rem;gap:6px 8px}main,header,footer{padding:0 12px}}
@page{size:A4;margin:14mm}
@media print{:root,:root[data-theme]{${LIGHT_VARIABLES}font-size:14px}
header button,nav,footer{display:none}
main,header{max-width:none;padding:0}
.scroll{overflow:visible;break-inside:avoid}.scroll.long{columns:2;column-gap:12mm;break-inside:auto}
table{font-size:.86rem}th,td{padding:2px 9px 2px 0}.long td,.long th{padding-right:5px}
th button{text-decoration:none;text-align:inherit;padding:0}
h2,h3,caption{break-after:avoid}figure,thead,tr,.deal{break-inside:avoid}}
`
