import { readFileSync } from 'node:fs';

const ink = '#1F2340';
const paper = '#FAFBFF';
const colors = ['#5B4FE0', '#FFC83D', '#4DB8FF', '#E4573D', '#1FA98F'] as const;

const edge = { x: 28, y: 28, width: 1067, height: 738, columns: 28, rows: 19 } as const;
const cell = { width: edge.width / edge.columns, height: edge.height / edge.rows };

/** Columns and rows of the cells around the sheet, clockwise. */
function cellsAround(): readonly (readonly [number, number])[] {
  const { columns, rows } = edge;
  const across = Array.from({ length: columns - 1 }, (_, index) => index);
  const down = Array.from({ length: rows - 1 }, (_, index) => index);
  return [
    ...across.map((column) => [column, 0] as const),
    ...down.map((row) => [columns - 1, row] as const),
    ...across.map((column) => [columns - 1 - column, rows - 1] as const),
    ...down.map((row) => [0, rows - 1 - row] as const),
  ];
}

/** A pattern of triangles, as of a puzzle: two neighbours are of one colour and mirror each other. */
function drawBorder(): string {
  const round = (value: number): string => value.toFixed(1);
  const triangles = cellsAround().map(([column, row], index) => {
    const [left, top] = [edge.x + column * cell.width, edge.y + row * cell.height];
    const [x, y, right, bottom] = [left, top, left + cell.width, top + cell.height].map(round);
    const d = index % 2 === 0 ? `M${right} ${y}V${bottom}L${x} ${y}Z` : `M${x} ${y}H${right}L${x} ${bottom}Z`;
    const color = colors[Math.floor((index + 1) / 2) % colors.length];
    return `<path d="M${x} ${y}H${right}V${bottom}H${x}Z" fill="${paper}"/><path d="${d}" fill="${color}"/>`;
  });
  const { x, y, width, height } = edge;
  return `<g stroke="${ink}" stroke-width="2.5" stroke-linejoin="round">${triangles.join('')}</g>
<g stroke="${ink}" stroke-width="5" stroke-linejoin="round"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none"/>
<rect x="${round(x + cell.width)}" y="${round(y + cell.height)}" width="${round(width - 2 * cell.width)}" height="${round(height - 2 * cell.height)}" fill="${paper}"/></g>`;
}

/** Where Kit stands: rays behind, clouds below. */
function drawDisc(): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const at = (turn: number): string => {
      const angle = ((index + turn) * Math.PI) / 8;
      return `${(832 + 300 * Math.cos(angle)).toFixed(1)} ${(392 + 300 * Math.sin(angle)).toFixed(1)}`;
    };
    return `<path d="M832 392L${at(-0.25)}L${at(0.25)}Z" fill="#FFE59A"/>`;
  });
  const clouds = `M620 500${'a30 20 0 0 1 60 0'.repeat(7)}V610H620Z`;
  return `<clipPath id="sheet-disc"><circle cx="832" cy="398" r="190"/></clipPath>
<circle cx="832" cy="406" r="192" fill="${ink}"/>
<g clip-path="url(#sheet-disc)"><rect x="620" y="200" width="430" height="400" fill="#DDF2FF"/>${rays.join('')}
<path d="${clouds}" fill="#92D0FA" stroke="${ink}" stroke-width="4"/></g>
<circle cx="832" cy="398" r="190" fill="none" stroke="${ink}" stroke-width="5"/>`;
}

/** The rim of a seal around the origin, as a path. */
export function sealRim(outer: number, inner: number): string {
  const teeth = Array.from({ length: 32 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? outer : inner, (index * Math.PI) / 16];
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${teeth.join('L')}Z`;
}

function drawSeal(): string {
  return `<g transform="translate(960 612)" stroke="${ink}" stroke-width="4" stroke-linejoin="round">
<path d="M-26 30L-34 92L-12 78L0 96L12 78L34 92L26 30Z" fill="#5B4FE0"/><path d="${sealRim(58, 48)}" fill="#FFC83D"/>
<circle r="36" fill="${paper}"/><path d="M-18 12L0-22L18 12Z" fill="#E4573D"/></g>`;
}

const drawings = new URL('../../../assets/', import.meta.url);
export const kit = {
  face: readFileSync(new URL('kit-face.svg', drawings), 'utf8'),
  podium: readFileSync(new URL('kit-podium.svg', drawings), 'utf8'),
};

type Box = readonly [x: number, y: number, width: number, height: number];

export function placed(drawing: string, [x, y, width, height]: Box): string {
  return drawing.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
}

// The same on every sheet.
export const border = drawBorder();
export const disc = drawDisc();
export const seal = drawSeal();
