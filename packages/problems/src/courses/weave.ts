import type { CellCount } from '../bank/quotas.ts';
import { itemAt } from '../core/list.ts';

/** An idea of a chapter: its problems, and whether a page of theory introduces it. */
export interface Idea extends CellCount {
  readonly isNew: boolean;
}

/** A chapter in the order in which it is walked: a block for each idea, and a checkpoint with one problem of each. */
export interface Woven<T extends Idea> {
  /** Empty for an idea that comes in the checkpoint only. */
  readonly blocks: readonly (readonly T[])[];
  readonly checkpoint: readonly T[];
}

/** A new idea begins with so many examples; whatever else there is of an idea comes back between others. */
const EXAMPLES = 2;
/** New ideas at the beginning of a chapter that stand alone: nothing has been met yet that could come back. */
const ALONE = 2;

/**
 * Mixes the ideas of a chapter so that nobody meets one twice in a row once it is known: who has to choose the way of
 * thinking each time remembers it longer than who repeats it.
 */
export function weave<T extends Idea>(ideas: readonly T[]): Woven<T> {
  const tested = ideas.filter(
    (idea) => idea.count > ownOf(idea) && ideas.find(({ family }) => family === idea.family) === idea,
  );
  const loom: Loom<T> = {
    ideas,
    blocks: ideas.map(() => []),
    tested,
    spare: new Map(ideas.map((idea) => [idea, idea.count - ownOf(idea) - (tested.includes(idea) ? 1 : 0)])),
  };
  for (const index of ideas.keys()) fillBlock(loom, index);
  placeRest(loom);
  return { blocks: loom.blocks, checkpoint: checkpointOf(loom) };
}

interface Loom<T> {
  readonly ideas: readonly T[];
  readonly blocks: readonly T[][];
  /** What the checkpoint takes one problem of. */
  readonly tested: readonly T[];
  /** Problems that come back in blocks of other ideas. */
  readonly spare: Map<T, number>;
}

/** What stands in its own block in any case. */
const ownOf = ({ count, isNew }: Idea): number =>
  isNew ? Math.max(1, Math.min(EXAMPLES, count - 1)) : Math.min(1, count - 1);

function fillBlock<T extends Idea>(loom: Loom<T>, index: number): void {
  const { ideas, blocks, spare } = loom;
  const idea = itemAt(ideas, index); // index is inside the list
  const block = itemAt(blocks, index);
  const own = ownOf(idea);
  for (let count = 0; count < own; count += 1) block.push(idea);
  if (own === 0 || (idea.isNew && index < ALONE)) return;
  const share = idea.isNew ? 1 : Math.floor(sumOf(spare) / (ideas.length - index));
  for (let placed = 0; placed < share && bringBack(loom, index); placed += 1) {
    const left = spare.get(idea) ?? 0;
    if (idea.isNew || placed > 0 || left === 0) continue;
    // Behind the first that came back, the block's own idea once more.
    block.push(idea);
    spare.set(idea, left - 1);
    placed += 1;
  }
}

/**
 * Ends a block with an idea that may come back: the one that has waited longest, of equals the one that has most left.
 * Says whether there is one that neither neighbour is about.
 */
function bringBack<T extends Idea>({ ideas, blocks, spare }: Loom<T>, index: number): boolean {
  const block = itemAt(blocks, index);
  const walked = blocks.slice(0, index + 1).flat();
  const after = blocks.slice(index + 1).flat()[0] ?? ideas.slice(index + 1).find((idea) => ownOf(idea) > 0);
  const waited = (idea: T): number => walked.length - walked.lastIndexOf(idea);
  const [best] = ideas
    .filter((idea, own) => (!idea.isNew || own < index) && (spare.get(idea) ?? 0) > 0)
    .filter(({ family }) => family !== block.at(-1)?.family && family !== after?.family)
    .toSorted((a, b) => waited(b) - waited(a) || (spare.get(b) ?? 0) - (spare.get(a) ?? 0));
  if (!best) return false;
  block.push(best);
  spare.set(best, (spare.get(best) ?? 0) - 1);
  return true;
}

/** What is left goes to the ends of the last blocks; where it cannot be kept apart, to its own. */
function placeRest<T extends Idea>(loom: Loom<T>): void {
  const last = [...loom.blocks.keys()].filter((index) => loom.blocks[index]?.length !== 0).toReversed();
  for (let isPlaced = true; isPlaced;) {
    isPlaced = false;
    for (const index of last) isPlaced = bringBack(loom, index) || isPlaced;
  }
  for (const [index, idea] of loom.ideas.entries()) {
    for (let left = loom.spare.get(idea) ?? 0; left > 0; left -= 1) loom.blocks[index]?.push(idea);
  }
}

/** One of each, in another order than in the chapter, so that the place does not say what is asked. */
function checkpointOf<T extends Idea>({ tested, blocks }: Loom<T>): readonly T[] {
  const mixed = [...tested.filter((_, index) => index % 2 === 1), ...tested.filter((_, index) => index % 2 === 0)];
  const before = blocks.flat().at(-1)?.family;
  return mixed[0]?.family === before ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

function sumOf(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
