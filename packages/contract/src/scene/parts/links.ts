import { isStrings, type PartLaw, type Replay } from '../part-law.ts';
import type { LinkNode, LinksPart, NodePair } from '../scene.ts';

export const linksLaw: PartLaw<LinksPart, readonly NodePair[]> = {
  initial: () => [],
  reduce: (part, lines, action) => (action.type === 'link' ? link(part, lines, action) : lines),
  isComplete: (part, lines) =>
    part.max === undefined
      ? part.nodes.every((node) => lines.some((line) => line.includes(node.id)))
      : lines.length === part.max,
};

export const linksActions: Replay<LinksPart> = (part, wanted) =>
  Array.isArray(wanted) && wanted.every(isPair)
    ? wanted.map(([from, to]) => ({ type: 'link', part: part.id, from, to }))
    : null;

/** Whether a line can ever join the two, whatever is joined already. */
export function canJoin(part: LinksPart, a: string, b: string): boolean {
  const [one, other] = [nodeOf(part, a), nodeOf(part, b)];
  if (!one || !other || a === b) return false;
  if (one.side !== undefined && one.side === other.side) return false;
  return part.pairs === undefined || part.pairs.some((pair) => pair.includes(a) && pair.includes(b));
}

function link(part: LinksPart, lines: readonly NodePair[], pair: { from: string; to: string }): readonly NodePair[] {
  const { from, to } = pair;
  if (!canJoin(part, from, to)) return lines;
  const others = lines.filter((line) => !(line.includes(from) && line.includes(to)));
  if (others.length < lines.length) return others;
  const ends = [nodeOf(part, from), nodeOf(part, to)].filter((node) => node !== undefined);
  const single = ends.filter((node) => endsOf(node) === 1);
  const kept = lines.filter((line) => !single.some((node) => line.includes(node.id)));
  const isFull = ends.some((node) => kept.filter((line) => line.includes(node.id)).length >= endsOf(node));
  if (isFull || kept.length >= (part.max ?? Infinity)) return lines;
  return inOrder(part, [...kept, [from, to]]);
}

/** One drawing has one form: each pair and all pairs in the order of the nodes. */
function inOrder(part: LinksPart, lines: readonly NodePair[]): readonly NodePair[] {
  const place = new Map(part.nodes.map((node, index) => [node.id, index]));
  const at = (id: string): number => place.get(id) ?? 0;
  return lines
    .map(([a, b]): NodePair => (at(a) < at(b) ? [a, b] : [b, a]))
    .sort((one, other) => at(one[0]) - at(other[0]) || at(one[1]) - at(other[1]));
}

function nodeOf(part: LinksPart, id: string): LinkNode | undefined {
  return part.nodes.find((node) => node.id === id);
}

function endsOf(node: LinkNode): number {
  return node.ends ?? 1;
}

function isPair(value: unknown): value is NodePair {
  return isStrings(value) && value.length === 2;
}
