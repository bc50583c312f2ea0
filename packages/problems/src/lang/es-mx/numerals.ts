import { type Gender, joined } from '../grammar.ts';

const small = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
  'veintiocho veintinueve'
).split(' ');
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** A number that stands alone: "veintiuno", "doscientas una". */
export function spell(n: number, gender: Gender): string {
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    return joined([thousands > 1 && spell(thousands, 'masculine'), 'mil', n % 1000 > 0 && spell(n % 1000, gender)]);
  }
  if (n === 100) return 'cien';
  if (n >= 100) {
    const hundred = hundreds[Math.floor(n / 100) - 1] ?? '';
    const agreed = gender === 'feminine' ? hundred.replace(/os$/, 'as') : hundred;
    return joined([agreed, n % 100 > 0 && spell(n % 100, gender)]);
  }
  if (n >= 30) return joined([tens[Math.floor(n / 10) - 3], n % 10 > 0 && `y ${spell(n % 10, gender)}`]);
  const word = small[n] ?? '';
  return gender === 'feminine' ? word.replace(/uno$/, 'una') : word;
}

/** The same before its noun: "un punto", "veintiún puntos", "treinta y un puntos". */
export function spellBefore(n: number, gender: Gender): string {
  return spell(n, gender)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/\buno$/, 'un');
}
