import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A style sheet as one text, with every sheet that it imports in its place. */
export async function readSheet(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  const pieces = text.split(/^@import '(\.[^']+)';$/m);
  // Every second piece is the address of an import.
  const whole = await Promise.all(
    pieces.map((piece, index) => (index % 2 === 0 ? Promise.resolve(piece) : readSheet(join(dirname(path), piece)))),
  );
  return whole.join('');
}

/** Lengths that do not follow the size of a host's `html`: a page with 10 pixels there is common. */
export function withoutRem(css: string): string {
  return css.replaceAll(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`);
}
