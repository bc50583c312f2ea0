import type { Picture, SvgNode, SvgTag } from '@logikit/contract/scene';
import { Resvg } from '@resvg/resvg-js';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { font } from './text-fitting.ts';

/**
 * An SVG of ours as data that a player draws anywhere: its letters are outlines, because the page around it may have
 * another type, or none.
 */
export function outlinedPicture(svg: string): Picture {
  const { root } = parseXml(new Resvg(svg, { font }).toString());
  if (!root) throw new Error('a drawing without an element');
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  return { view: [x, y, width, height], art: nodesIn(root) };
}

function nodesIn({ children }: XmlElement): readonly SvgNode[] {
  return children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    // What cuts others draws nothing by itself, wherever it stands.
    if (child.name === 'defs') return nodesIn(child);
    const attributes = Object.entries(child.attributes).map(([name, value]) => [name, rounded(value)] as const);
    return [[child.name as SvgTag, Object.fromEntries(attributes), ...nodesIn(child)] satisfies SvgNode];
  });
}

/** Hundredths of a dot are enough for every screen. */
const rounded = (value: string): string =>
  value.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
