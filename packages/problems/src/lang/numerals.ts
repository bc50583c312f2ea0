import type { Language } from '../core/family.ts';
import type { Gender } from './grammar.ts';

/** The largest number that narration spells. */
const largest = 9999;

/** "двадцать одна" (feminine), "twenty-one". Whole numbers from 0 to 9999, nominative. */
export function numeral(language: Language, n: number, gender: Gender = 'masculine'): string {
  if (!Number.isInteger(n) || n < 0 || n > largest) throw new RangeError(`cannot spell ${n}`);
  return spellers[language](n, gender);
}

const spellers: Readonly<Record<Language, (n: number, gender: Gender) => string>> = { ru: russian, en: english };

const russianOnes = 'ноль один два три четыре пять шесть семь восемь девять'.split(' ');
const russianTeens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  );
const russianTens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const russianHundreds = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');

function russian(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const word = thousands === 1 ? 'тысяча' : thousands < 5 ? 'тысячи' : 'тысяч';
    return joined([`${russian(thousands, 'feminine')} ${word}`, n % 1000 > 0 && russian(n % 1000, gender)]);
  }
  if (n >= 100) return joined([russianHundreds[Math.floor(n / 100) - 1], n % 100 > 0 && russian(n % 100, gender)]);
  if (n >= 20) return joined([russianTens[Math.floor(n / 10) - 2], n % 10 > 0 && russian(n % 10, gender)]);
  if (n >= 10) return russianTeens[n - 10] ?? '';
  if (n === 1 && gender !== 'masculine') return gender === 'feminine' ? 'одна' : 'одно';
  if (n === 2 && gender === 'feminine') return 'две';
  return russianOnes[n] ?? '';
}

const englishSmall = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function english(n: number): string {
  if (n >= 1000) {
    const rest = n % 1000;
    return joined([
      `${english(Math.floor(n / 1000))} thousand`,
      rest > 0 && (rest < 100 ? `and ${english(rest)}` : english(rest)),
    ]);
  }
  if (n >= 100) return joined([`${english(Math.floor(n / 100))} hundred`, n % 100 > 0 && `and ${english(n % 100)}`]);
  if (n >= 20) return `${englishTens[Math.floor(n / 10) - 2]}${n % 10 > 0 ? `-${english(n % 10)}` : ''}`;
  return englishSmall[n] ?? '';
}

function joined(words: readonly (string | false | undefined)[]): string {
  return words.filter((word) => word !== false && word !== undefined).join(' ');
}
