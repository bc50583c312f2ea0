import subsetFont from 'subset-font';

const FACE = /@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*?unicode-range:([^;}]+)[^}]*\}/g;

/**
 * `style` with the letters of `pages` in it, so that they stand from the first paint on and nothing moves when a font
 * comes. Letters that no page shows at first, as in the names of other languages, still come from the files of the fonts.
 */
export async function withEmbeddedFont(
  style: string,
  pages: readonly string[],
  read: (href: string) => Promise<Buffer>,
): Promise<string> {
  const letters = lettersOf(pages);
  const faces = await Promise.all(
    [...style.matchAll(FACE)].map(async ([face, href = '', ranges = '']) => {
      const covers = rangesOf(ranges);
      const own = letters.filter((letter) => covers.some(([from, to]) => letter >= from && letter <= to));
      if (own.length === 0) return '';
      const font = await subsetFont(await read(href), String.fromCodePoint(...own), { targetFormat: 'woff2' });
      return face
        .replace(href, `data:font/woff2;base64,${font.toString('base64')}`)
        .replace(ranges, own.map((letter) => `U+${letter.toString(16)}`).join());
    }),
  );
  // A later face comes before an earlier one for the letters of both.
  return [style, ...faces.filter(Boolean)].join('\n');
}

/** The code points of what is read on the pages. */
function lettersOf(pages: readonly string[]): readonly number[] {
  const shown = pages.map((html) =>
    html
      .replace(/<head>[\s\S]*?<\/head>|<script\b[\s\S]*?<\/script>|<ul class="language-links-list">[\s\S]*?<\/ul>/g, '')
      // What is in another language, and what a server writes later.
      .replace(/<a\b[^>]*\slang="[\s\S]*?<\/a>|\{\{[^}]*\}+/g, '')
      .replace(/<[^>]*>|&[a-z#\d]+;/gi, ''),
  );
  // Spaces are letters too, and so is what HTML writes by its name.
  const text = ` \u00a0"&'<>${shown.join('')}`;
  return [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))]
    .filter((letter) => letter >= 32)
    .toSorted((a, b) => a - b);
}

/** "U+??, U+131, U+152-153" as pairs of code points. */
function rangesOf(text: string): readonly (readonly [from: number, to: number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
}
