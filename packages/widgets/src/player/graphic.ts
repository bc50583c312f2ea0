import type { GraphicState } from '@logikit/contract/scene';

/** What an answer by graphic asks of its scene; in the elements it comes with the graphic, which most problems have not. */
export { initialState, isComplete, isInitialState, reduceScene } from '@logikit/contract/scene';

/** Equal for equal graphics, whatever the order of moves. */
export function graphicKey({ parts }: GraphicState): unknown {
  return Object.entries(parts).map(([id, part]) => [id, sortedPart(part)]);
}

function sortedPart(part: GraphicState['parts'][string]): unknown {
  return Array.isArray(part) ? part : Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
}
