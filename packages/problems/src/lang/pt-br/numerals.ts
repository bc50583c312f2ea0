import { type Gender, joined } from '../grammar.ts';

const small = (
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito ' +
  'dezenove'
).split(' ');
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);

/** "vinte e uma", "mil duzentos e trinta", "dois mil e cem": 0…9999. */
export function spell(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const rest = n % 1000;
    // The last part is joined by "e": below a hundred, or a round hundred.
    const isLast = rest < 100 || rest % 100 === 0;
    return joined([
      thousands > 1 && spell(thousands, gender),
      'mil',
      rest > 0 && isLast && 'e',
      rest > 0 && spell(rest, gender),
    ]);
  }
  if (n === 100) return 'cem';
  if (n > 100) {
    const word = hundreds[Math.floor(n / 100) - 1] ?? '';
    const hundred = gender === 'feminine' ? word.replace(/os$/, 'as') : word;
    return n % 100 > 0 ? `${hundred} e ${spell(n % 100, gender)}` : hundred;
  }
  if (n >= 20) {
    const ten = tens[Math.floor(n / 10) - 2] ?? '';
    return n % 10 > 0 ? `${ten} e ${spell(n % 10, gender)}` : ten;
  }
  if (gender === 'feminine' && n === 1) return 'uma';
  if (gender === 'feminine' && n === 2) return 'duas';
  return small[n] ?? '';
}
