/** Letters without a mark that could be taken off. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', ß: 'ss', є: 'е', ґ: 'г' };

/**
 * What people mean by what they type: without capitals, accents, apostrophes and spare spaces, so that "lodz" finds Łódź,
 * "isik" Işık, and "весел" Весёлый. Only for comparing.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøıßєґ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘'ʼ`]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}
