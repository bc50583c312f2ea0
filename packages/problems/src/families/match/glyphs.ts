/** Segments of a digit: a top, b upper right, c lower right, d bottom, e lower left, f upper left, g middle. */
export const segments = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
/** Places of a sign: h lying, v upright (plus, minus), t and u the two lines of "=", x and y the cross of "×". */
export const strokes = ['h', 'v', 't', 'u', 'x', 'y'] as const;

export type Place = (typeof segments)[number] | (typeof strokes)[number];

/** How a sign or a digit is laid of matches. */
export const laid: Readonly<Record<string, readonly Place[]>> = {
  0: ['a', 'b', 'c', 'd', 'e', 'f'],
  1: ['b', 'c'],
  2: ['a', 'b', 'g', 'e', 'd'],
  3: ['a', 'b', 'g', 'c', 'd'],
  4: ['f', 'g', 'b', 'c'],
  5: ['a', 'f', 'g', 'c', 'd'],
  6: ['a', 'f', 'g', 'c', 'd', 'e'],
  7: ['a', 'b', 'c'],
  8: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  9: ['a', 'b', 'c', 'd', 'f', 'g'],
  '+': ['h', 'v'],
  '−': ['h'],
  '=': ['t', 'u'],
  '×': ['x', 'y'],
};

export function isDigit(glyph: string): boolean {
  return /^\d/.test(glyph);
}

/** Where a match could lie in this cell. A cross and "=" offer no other place. */
export function placesOf(glyph: string): readonly Place[] {
  if (isDigit(glyph)) return segments;
  return glyph === '+' || glyph === '−' ? ['h', 'v'] : (laid[glyph] ?? []);
}

export function matchesOf(equation: string): number {
  return Array.from(equation).reduce((sum, glyph) => sum + (laid[glyph]?.length ?? 0), 0);
}

/** How many matches lie in `from` and not in `to`. */
export function goneBetween(from: string, to: string): number {
  return (laid[from] ?? []).filter((place) => !laid[to]?.includes(place)).length;
}

/** Numbers and signs of one side are read from left to right, × first; NaN when it cannot be read. */
export function valueOf(side: string): number {
  if (!/^\d+([+−×]\d+)*$/.test(side)) return Number.NaN;
  let total = 0;
  for (const [, sign, product = ''] of side.matchAll(/(^|[+−])([\d×]+)/g)) {
    const value = product.split('×').reduce((made, factor) => made * Number(factor), 1);
    total += sign === '−' ? -value : value;
  }
  return total;
}

export function isTrue(equation: string): boolean {
  const sides = equation.split('=');
  const [left = '', right = ''] = sides;
  return sides.length === 2 && valueOf(left) === valueOf(right);
}

/** A number that begins with 0 and goes on is not how people write. */
export function isWritten(equation: string): boolean {
  return !/(^|\D)0\d/.test(equation);
}

/** "6 + 4 = 4" */
export function spaced(equation: string): string {
  return equation.replace(/[+−×=]/g, ' $& ');
}
