import type { Picture, SvgNode } from '@logikit/contract/scene';

/** What was marked before: another object would be drawn anew at every change, and what slides in would slide in again. */
const marked = new WeakMap<Picture, Picture>();

/**
 * The answered picture, with what the question's picture did not have wrapped in a group `data-new`,
 * so that the answer can move into the picture by itself. Without a picture to compare, nothing is new.
 */
export function markNews(before: Picture | null, after: Picture): Picture {
  if (!before) return after;
  const known = marked.get(after) ?? { ...after, art: markNodes(before.art, after.art) };
  marked.set(after, known);
  return known;
}

function markNodes(before: readonly SvgNode[], after: readonly SvgNode[]): readonly SvgNode[] {
  return after.map((node, index) => markNode(before[index], node));
}

function markNode(before: SvgNode | undefined, after: SvgNode): SvgNode {
  if (before && isEqual(before, after)) return after;
  const [tag, attributes, ...children] = after;
  const isFrame = before?.[0] === tag && isEqual(before[1], attributes) && before.length === after.length;
  if (!isFrame || tag !== 'g') return ['g', { 'data-new': 1 }, after];
  const old = before.slice(2) as unknown as readonly (SvgNode | string)[];
  const marked = children.map((child, index) => {
    const was = old[index];
    return typeof child === 'string' ? child : markNode(typeof was === 'string' ? undefined : was, child);
  });
  return [tag, attributes, ...marked];
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
