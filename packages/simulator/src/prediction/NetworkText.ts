/**
 * Networks as text for a source file: each layer its shape, a scale, and its weights and bias as 16-bit integers in
 * base64, little-endian. A weight is its integer times the scale: four digits, which is more than training gives.
 */
import type { Layer } from "./Layer.ts"
import type { Network } from "./Network.ts"

export interface LayerText {
  readonly inputs: number
  readonly outputs: number
  readonly scale: number
  readonly data: string
}

export interface NetworkText {
  readonly side: LayerText
  readonly trump?: LayerText
  readonly again: LayerText
  readonly context: LayerText
  readonly middle?: LayerText
  readonly hidden: LayerText
  readonly output: LayerText
  readonly work: LayerText
}

const LARGEST = 32767

export const layerToText = ({ bias, inputs, outputs, weights }: Layer): LayerText => {
  const values = [...weights, ...bias]
  const scale = Number((Math.max(...values.map(Math.abs)) / LARGEST).toPrecision(6)) || 1
  const bytes = new Uint8Array(2 * values.length)
  const view = new DataView(bytes.buffer)
  for (const [n, value] of values.entries()) {
    view.setInt16(2 * n, Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / scale))), true)
  }
  return { inputs, outputs, scale, data: btoa(String.fromCharCode(...bytes)) }
}

export const layerFromText = ({ data, inputs, outputs, scale }: LayerText): Layer => {
  const text = atob(data)
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  const read = (n: number) => view.getInt16(2 * n, true) * scale
  const count = inputs * outputs
  return {
    inputs,
    outputs,
    weights: Float32Array.from({ length: count }, (_, n) => read(n)),
    bias: Float32Array.from({ length: outputs }, (_, n) => read(count + n))
  }
}

export const networkToText = (network: Network): NetworkText => ({
  side: layerToText(network.side),
  ...(network.trump === undefined ? {} : { trump: layerToText(network.trump) }),
  again: layerToText(network.again),
  context: layerToText(network.context),
  ...(network.middle === undefined ? {} : { middle: layerToText(network.middle) }),
  hidden: layerToText(network.hidden),
  output: layerToText(network.output),
  work: layerToText(network.work)
})

export const networkFromText = (text: NetworkText): Network => ({
  side: layerFromText(text.side),
  trump: text.trump === undefined ? undefined : layerFromText(text.trump),
  again: layerFromText(text.again),
  context: layerFromText(text.context),
  middle: text.middle === undefined ? undefined : layerFromText(text.middle),
  hidden: layerFromText(text.hidden),
  output: layerFromText(text.output),
  work: layerFromText(text.work)
})
