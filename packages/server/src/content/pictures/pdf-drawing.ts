import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { drawLine, type Pdf, widthOf } from './pdf.ts';

interface FigureOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it is, for whoever has it read aloud. */
  readonly alt: string;
}

/**
 * Puts an SVG of ours on a page, as lines and letters: sharp at any size, and its words can be searched. What our own
 * drawings are made of is understood; anything else throws, so that no part of a drawing is lost unnoticed.
 */
export function drawFigure(pdf: Pdf, svg: string, { alt, ...place }: FigureOptions): void {
  const { root } = parseXml(svg);
  if (!root) throw new Error('a drawing without an element');
  const { document } = pdf;
  const figure = document.struct('Figure', { alt }, () =>
    drawView({ pdf, clips: clipsOf(root) }, root, { place, style: initial }),
  );
  document.addStructure(document.struct('Document', {}, figure));
}

interface Drawing {
  readonly pdf: Pdf;
  /** What cuts a shape, by its id. */
  readonly clips: ReadonlyMap<string, XmlElement>;
}

/** What an element takes over from the ones around it. */
type Style = Readonly<Record<(typeof inherited)[number], string>>;

const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'font-size',
  'text-anchor',
] as const;
const initial: Style = {
  fill: '#000000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'font-size': '16',
  'text-anchor': 'start',
};

function drawElement(drawing: Drawing, element: XmlElement, around: Style): void {
  const { name, attributes } = element;
  const style: Style = { ...around, ...own(attributes) };
  const { document } = drawing.pdf;
  document.save();
  for (const [, kind = '', values = ''] of attributes['transform']?.matchAll(/(\w+)\(([^)]*)\)/g) ?? [])
    transform(drawing.pdf, kind, values.split(/[\s,]+/).map(Number));
  const clip = /^url\(#(.*)\)$/.exec(attributes['clip-path'] ?? '')?.[1];
  if (clip !== undefined) cut(drawing, clip);
  if (name === 'g') drawChildren(drawing, element, style);
  else if (name === 'svg') drawView(drawing, element, { place: placeOf(attributes), style });
  else if (name === 'text') drawText(drawing.pdf, element, style);
  else if (name !== 'clipPath') {
    outline(drawing.pdf, element);
    paint(drawing.pdf, style);
  }
  document.restore();
}

function drawChildren(drawing: Drawing, element: XmlElement, style: Style): void {
  for (const child of elementsOf(element)) drawElement(drawing, child, style);
}

type Place = Omit<FigureOptions, 'alt'>;

/** An `svg`: what it shows is laid whole into its place, in the middle, and cut at its edges. */
function drawView(
  drawing: Drawing,
  element: XmlElement,
  { place: { x, y, width, height }, style }: { readonly place: Place; readonly style: Style },
): void {
  const [left = 0, top = 0, wide = width, high = height] =
    element.attributes['viewBox']?.split(/[\s,]+/).map(Number) ?? [];
  const scale = Math.min(width / wide, height / high);
  const { document } = drawing.pdf;
  document
    .save()
    .translate(x + (width - wide * scale) / 2, y + (height - high * scale) / 2)
    .scale(scale)
    .translate(-left, -top)
    .rect(left, top, wide, high)
    .clip();
  drawChildren(drawing, element, { ...style, ...own(element.attributes) });
  document.restore();
}

function transform({ document }: Pdf, kind: string, [a = 0, b, c]: readonly number[]): void {
  if (kind === 'translate') document.translate(a, b ?? 0);
  else if (kind === 'scale') document.scale(a, b ?? a);
  else if (kind === 'rotate') document.rotate(a, { origin: [b ?? 0, c ?? 0] });
  else throw new Error(`a drawing is moved by ${kind}`);
}

function cut({ pdf, clips }: Drawing, id: string): void {
  const clip = clips.get(id);
  if (!clip) throw new Error(`a drawing is cut by ${id}, which it does not have`);
  for (const shape of elementsOf(clip)) outline(pdf, shape);
  pdf.document.clip();
}

function outline({ document }: Pdf, { name, attributes }: XmlElement): void {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') document.path(attributes['d'] ?? '');
  else if (name === 'rect') document.rect(at('x'), at('y'), at('width'), at('height'));
  else if (name === 'circle') document.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'ellipse') document.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  else throw new Error(`a drawing has a ${name}`);
}

function paint({ document }: Pdf, style: Style): void {
  const { fill, stroke } = style;
  document.lineWidth(Number(style['stroke-width'])).lineJoin(style['stroke-linejoin']).lineCap(style['stroke-linecap']);
  if (fill !== 'none' && stroke !== 'none') document.fillAndStroke(fill, stroke);
  else if (fill !== 'none') document.fill(fill);
  else if (stroke !== 'none') document.stroke(stroke);
}

function drawText(pdf: Pdf, { attributes, text }: XmlElement, style: Style): void {
  const size = Number(style['font-size']);
  const share = { start: 0, middle: 0.5, end: 1 }[style['text-anchor']] ?? 0;
  const x = Number(attributes['x'] ?? 0) - share * widthOf(pdf, text, size);
  drawLine(pdf, text, { x, y: Number(attributes['y'] ?? 0), size, colour: style.fill, baseline: 'alphabetic' });
}

function placeOf(attributes: XmlElement['attributes']): Place {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

function own(attributes: XmlElement['attributes']): Partial<Style> {
  return Object.fromEntries(
    inherited.flatMap((key) => (attributes[key] === undefined ? [] : [[key, attributes[key]]])),
  );
}

const elementsOf = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

function clipsOf(element: XmlElement): ReadonlyMap<string, XmlElement> {
  const clips = new Map<string, XmlElement>();
  const visit = (one: XmlElement): void => {
    if (one.name === 'clipPath') clips.set(one.attributes['id'] ?? '', one);
    elementsOf(one).forEach(visit);
  };
  visit(element);
  return clips;
}
