import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('cs');

/** „červený“ obrazec. */
const painted = (name: Parameters<typeof colour>[0]): string => adjective(colour(name), { noun: 'shape' });

export const cs: Words = {
  title: { stroke: 'Jedním tahem', one: 'Co jde jedním tahem?', several: 'Co jde jedním tahem?' },
  draw: 'Nakresli obrazec jedním tahem.',
  begin: (point) => `Začni v bodě ${point} a žádnou čáru nekresli dvakrát.`,
  which: {
    one: 'Který obrazec jde nakreslit jedním tahem?',
    several: 'Vyber všechny obrazce, které jdou nakreslit jedním tahem.',
  },
  find: {
    one: 'Najdi obrazec, který jde nakreslit jedním tahem.',
    several: 'Vyber všechny obrazce, které jdou nakreslit jedním tahem.',
  },
  rule: 'Žádná čára se nesmí kreslit dvakrát.',
  alt: {
    figure: (points, lines, pairs) => `Obrazec. Bodů: ${points}, čar: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Tah začíná v bodě ${point}.`,
    set: (figures) => `Obrazců na výběr: ${figures}. Jsou z bodů a čar.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(painted(name))} obrazec. Bodů: ${points}, čar: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Bod ${point}, čáry vedou do ${list(joined)}`,
  },
  hints: {
    finger: 'Zkus to nejdřív prstem.',
    wayBack: 'V každém bodě si nech čáru na odchod.',
    end: 'Rozmysli si, kde může tah skončit.',
    odd: 'Spočítej čáry v každém bodě.',
  },
  feedback: {
    'euler.four-odd-points': 'Spočítej čáry v každém bodě. Kde je počet lichý?',
    'euler.many-odd-points': 'Tady prst uvízne. Spočítej čáry v každém bodě.',
  },
  steps: {
    odd: (points, start) =>
      `Lichý počet čar je v bodech ${list(points)}. Začni v bodě ${start} a tah skončí v tom druhém.`,
    even: 'V každém bodě je sudý počet čar: tah skončí tam, kde začíná.',
    begin: (stroke) => `Kresli takhle: ${stroke}.`,
    on: (stroke) => `Pokračuj: ${stroke}.`,
    done: (lines) => `Všechny čáry jsou nakreslené, každá jednou: ${lines}.`,
    law: 'Spočítej body s lichým počtem čar. Jeden tah může mít nejvýš 2 takové body: své dva konce.',
    figure: (name, odd) => `${capital(painted(name))} obrazec, takových bodů: ${odd}.`,
    answer: (names) => `Jedním tahem: ${list(names.map(painted))}.`,
  },
  praise: { stroke: 'Ano! Všechno jedním tahem.', choice: 'Ano! To jde jedním tahem.' },
};
