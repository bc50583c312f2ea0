import { inflateSync } from 'node:zlib';

export function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** Which characters a PDF says it shows, from the maps that let a reader search and copy. */
export function lettersOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const found: string[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    try {
      const map = inflateSync(bytes.subarray(from)).toString('latin1');
      if (map.includes('beginbfrange'))
        for (const [, code = ''] of map.matchAll(/<([0-9a-f]{4,8})>(?=[\s\]])/gi))
          found.push(String.fromCodePoint(parseInt(code, 16)));
    } catch {
      // a picture, which is packed in its own way
    }
  }
  return found.join('');
}
