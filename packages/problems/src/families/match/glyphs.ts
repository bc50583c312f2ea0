/** Segments of a digit: a top, b upper right, c lower right, d bottom, e lower left, f upper left, g middle. */
export const segments = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
/** Places of a sign: h lying, v upright (plus, minus), t and u the two lines of "=", x and y the cross of "×". */
export const strokes = ['h', 'v', 't', 'u', 'x', 'y'] as const;

export type Place = (typeof segments)[number] | (typeof strokes)[number];

/** How a sign or a digit is laid of matches. */
export const laid: Readonly<Record<string, readonly Place[]>> = {
  0: Array.from('abcdef') as Place[],
  1: Array.from('bc') as Place[],
  2: Array.from('abged') as Place[],
  3: Array.from('abgcd') as Place[],
  4: Array.from('fgbc') as Place[],
  5: Array.from('afgcd') as Place[],
  6: Array.from('afgcde') as Place[],
  7: Array.from('abc') as Place[],
  8: Array.from('abcdefg') as Place[],
  9: Array.from('abcdfg') as Place[],
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
