import { type Gender, joined } from '../grammar.ts';

const ones = 'нуль один два три чотири п’ять шість сім вісім дев’ять'.split(' ');
const teens =
  'десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять'.split(
    ' ',
  );
const tens = 'двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто'.split(' ');
const hundreds = 'сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот'.split(' ');

export function spell(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const word = thousands === 1 ? 'тисяча' : thousands < 5 ? 'тисячі' : 'тисяч';
    return joined([`${spell(thousands, 'feminine')} ${word}`, n % 1000 > 0 && spell(n % 1000, gender)]);
  }
  if (n >= 100) return joined([hundreds[Math.floor(n / 100) - 1], n % 100 > 0 && spell(n % 100, gender)]);
  if (n >= 20) return joined([tens[Math.floor(n / 10) - 2], n % 10 > 0 && spell(n % 10, gender)]);
  if (n >= 10) return teens[n - 10] ?? '';
  if (n === 1) return { masculine: 'один', feminine: 'одна', neuter: 'одне', common: 'одні' }[gender];
  if (n === 2 && gender === 'feminine') return 'дві';
  return ones[n] ?? '';
}
