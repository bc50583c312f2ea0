import type { Picture, SvgNode } from '@logikit/contract/scene';
import { countNodes, partIds, toMarkup } from '../../draw/markup.ts';
import { languages } from '../../lang/languages.ts';
import type { Compiled } from '../compile.ts';
import { extentOf } from './extent.ts';

/** Rounding, and control points of curves that lie a little outside. */
const slack = 2;
const limits = { bytes: 12_288, nodes: 400 };

const tags = new Set<string>([
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'clipPath',
]);

/** What is wrong with the drawings: size, elements, attributes, and whether hints point at things that exist. */
export function pictureFaults(compiled: Compiled): string[] {
  const { composition } = compiled;
  const { answerPicture, picture, scene, variants } = composition;
  const drawn = [picture, answerPicture, ...variants.map((variant) => variant.picture), scene ?? null];
  const pictures = drawn.filter((one) => one !== null && one !== undefined);
  const faults = pictures.flatMap(drawingFaults);
  const areDrawn = variants.length > 0 && variants.every((variant) => variant.picture !== undefined);
  if (picture === null && scene === undefined && !areDrawn) faults.push('picture: nothing is drawn');
  return [...faults, ...highlightFaults(compiled)];
}

/** What is wrong with one drawing. */
export function drawingFaults(drawn: Picture): string[] {
  const faults: string[] = [];
  const bytes = toMarkup(drawn).length;
  if (bytes > limits.bytes) faults.push(`picture: ${bytes} bytes`);
  if (countNodes(drawn.art) > limits.nodes) faults.push(`picture: ${countNodes(drawn.art)} elements`);
  const [x, y, width, height] = drawn.view;
  if (!(width > 0 && height > 0)) faults.push('picture: empty view');
  const extent = extentOf(drawn.art);
  const isInside =
    extent === null ||
    (extent.left >= x - slack &&
      extent.top >= y - slack &&
      extent.right <= x + width + slack &&
      extent.bottom <= y + height + slack);
  if (!isInside) faults.push('picture: something is drawn outside the view');
  return [...faults, ...drawn.art.flatMap(nodeFaults)];
}

function nodeFaults([tag, attributes, ...children]: SvgNode): string[] {
  const faults: string[] = [];
  if (!tags.has(tag)) faults.push(`picture: element ${tag}`);
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on|href|^style$/i.test(name)) faults.push(`picture: attribute ${name}`);
    const text = String(value);
    if (/url\((?!#)|javascript:|NaN|undefined|Infinity/i.test(text)) faults.push(`picture: value ${name}="${text}"`);
    if (/\.\d\d/.test(text)) faults.push(`picture: too fine ${name}="${text}"`);
  }
  return [...faults, ...children.flatMap((child) => (typeof child === 'string' ? [] : nodeFaults(child)))];
}

function highlightFaults({ composition, texts }: Compiled): string[] {
  const { answerPicture, picture, scene } = composition;
  const known = new Set([picture, answerPicture, scene ?? null].flatMap((one) => (one ? partIds(one.art) : [])));
  for (const part of scene?.parts ?? []) {
    known.add(part.id);
    if ('spots' in part) part.spots.forEach((spot) => known.add(spot.id));
    if ('nodes' in part) part.nodes.forEach((node) => known.add(node.id));
    if ('slots' in part) [...part.slots, ...part.pieces].forEach((spot) => known.add(spot.id));
    if ('items' in part) part.items.forEach((item) => known.add(item.id));
    if ('given' in part) part.given.forEach((_, index) => known.add(`${part.id}-${index}`));
  }
  return languages.flatMap((language) => {
    const { feedback, hints, steps } = texts[language];
    const pointed = [...hints, ...steps, ...Object.values(feedback)].flatMap((one) => one.highlight);
    const lost = pointed.find((id) => !known.has(id));
    return lost === undefined ? [] : [`picture: ${language} points at ${lost}, which is not drawn`];
  });
}
