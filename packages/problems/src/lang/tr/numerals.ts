import { joined } from '../grammar.ts';

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export function spell(n: number): string {
  if (n >= 1000) {
    const rest = n % 1000;
    return joined([
      `${spell(Math.floor(n / 1000))} thousand`,
      rest > 0 && (rest < 100 ? `and ${spell(rest)}` : spell(rest)),
    ]);
  }
  if (n >= 100) return joined([`${spell(Math.floor(n / 100))} hundred`, n % 100 > 0 && `and ${spell(n % 100)}`]);
  if (n >= 20) return `${tens[Math.floor(n / 10) - 2]}${n % 10 > 0 ? `-${spell(n % 10)}` : ''}`;
  return small[n] ?? '';
}
