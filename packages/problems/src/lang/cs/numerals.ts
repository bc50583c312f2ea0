import { type Gender, joined } from '../grammar.ts';

const ones = 'nula jeden dva tři čtyři pět šest sedm osm devět'.split(' ');
const teens = 'deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct'.split(' ');
const tens = 'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát'.split(' ');
const hundreds = 'sto dvě_stě tři_sta čtyři_sta pět_set šest_set sedm_set osm_set devět_set'
  .split(' ')
  .map((words) => words.replace('_', ' '));

/** "jeden", but "dvacet jedna" whatever is counted: "dvacet jedna hradů". */
export function spell(n: number, gender: Gender): string {
  return n === 1
    ? { masculine: 'jeden', neuter: 'jedno', feminine: 'jedna', common: 'jedna' }[gender]
    : large(n, gender);
}

function large(n: number, gender: Gender): string {
  if (n >= 1000) return joined([thousands(Math.floor(n / 1000)), n % 1000 > 0 && large(n % 1000, gender)]);
  if (n >= 100) return joined([hundreds[Math.floor(n / 100) - 1], n % 100 > 0 && large(n % 100, gender)]);
  if (n >= 20) return joined([tens[Math.floor(n / 10) - 2], n % 10 > 0 && large(n % 10, gender)]);
  if (n >= 10) return teens[n - 10] ?? '';
  if (n === 1) return 'jedna';
  if (n === 2 && (gender === 'feminine' || gender === 'neuter')) return 'dvě';
  return ones[n] ?? '';
}

function thousands(n: number): string {
  if (n === 1) return 'tisíc';
  return `${large(n, 'masculine')} ${n < 5 ? 'tisíce' : 'tisíc'}`;
}
