import { type Gender, joined } from '../grammar.ts';

const small = (
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście ' +
  'piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'
).split(' ');
const tens =
  'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(
    ' ',
  );
const hundreds = 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'.split(' ');

/** One agrees only where it stands alone (dwadzieścia jeden gruszek), two always does (dwadzieścia dwie gruszki). */
export function spell(n: number, gender: Gender): string {
  if (n === 1) return gender === 'feminine' ? 'jedna' : gender === 'neuter' ? 'jedno' : 'jeden';
  return compound(n, gender);
}

function compound(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const said =
      thousands === 1 ? 'tysiąc' : `${compound(thousands, 'masculine')} ${thousands < 5 ? 'tysiące' : 'tysięcy'}`;
    return joined([said, n % 1000 > 0 && compound(n % 1000, gender)]);
  }
  if (n >= 100) return joined([hundreds[Math.floor(n / 100) - 1], n % 100 > 0 && compound(n % 100, gender)]);
  if (n >= 20) return joined([tens[Math.floor(n / 10) - 2], n % 10 > 0 && compound(n % 10, gender)]);
  if (n === 2 && gender === 'feminine') return 'dwie';
  return small[n] ?? '';
}
