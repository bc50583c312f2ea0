import { type Gender, joined } from '../grammar.ts';

const ones = 'ноль один два три четыре пять шесть семь восемь девять'.split(' ');
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  );
const tens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const hundreds = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');

export function spell(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const word = thousands === 1 ? 'тысяча' : thousands < 5 ? 'тысячи' : 'тысяч';
    return joined([`${spell(thousands, 'feminine')} ${word}`, n % 1000 > 0 && spell(n % 1000, gender)]);
  }
  if (n >= 100) return joined([hundreds[Math.floor(n / 100) - 1], n % 100 > 0 && spell(n % 100, gender)]);
  if (n >= 20) return joined([tens[Math.floor(n / 10) - 2], n % 10 > 0 && spell(n % 10, gender)]);
  if (n >= 10) return teens[n - 10] ?? '';
  if (n === 1 && gender !== 'masculine') return gender === 'feminine' ? 'одна' : 'одно';
  if (n === 2 && gender === 'feminine') return 'две';
  return ones[n] ?? '';
}
