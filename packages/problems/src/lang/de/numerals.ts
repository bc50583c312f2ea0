import type { Gender } from '../grammar.ts';

const small = (
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn ' +
  'achtzehn neunzehn'
).split(' ');
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const before = (n: number): string => (n === 1 ? 'ein' : spell(n, 'common'));

/** One word, however long. One alone agrees with its noun (ein, eine); without a gender it counts: eins. */
export function spell(n: number, gender: Gender): string {
  if (n === 1 && gender !== 'common') return gender === 'feminine' ? 'eine' : 'ein';
  if (n >= 1000) return `${n < 2000 ? '' : before(Math.floor(n / 1000))}tausend${rest(n % 1000)}`;
  if (n >= 100) return `${n < 200 ? '' : before(Math.floor(n / 100))}hundert${rest(n % 100)}`;
  if (n >= 20) return `${n % 10 > 0 ? `${before(n % 10)}und` : ''}${tens[Math.floor(n / 10) - 2]}`;
  return small[n] ?? '';
}

function rest(n: number): string {
  return n > 0 ? spell(n, 'common') : '';
}
