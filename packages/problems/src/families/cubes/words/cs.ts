import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('cs');

/** "1 stěnu", "2 stěny", "5 stěn". */
const faces = (n: number, said: string): string => `${said} ${n === 1 ? 'stěnu' : n > 1 && n < 5 ? 'stěny' : 'stěn'}`;
const facesSpoken = (n: number): string => faces(n, n === 1 ? 'jednu' : numeral(n, 'feminine'));
const place = ({ row, column }: PlaceName): string => `Řádek ${row}, sloupec ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const cs: Words = {
  title: {
    count: 'Kolik je kostek?',
    missing: 'Naplň krabici',
    painted: 'Obarvené kostky',
    above: 'Pohled shora',
    side: 'Co vidí oko',
    plan: 'Plánek a stavba',
  },
  question: (task, n) => {
    switch (task) {
      case 'count':
        return 'Kolik kostek je v této stavbě? Žádná nevisí ve vzduchu.';
      case 'missing':
        return 'Kolik kostek chybí, aby byla krabice plná?';
      case 'painted':
        return `Stavba je obarvená ze všech stran, i zespodu. Kolik kostek má obarvenou přesně ${faces(n, String(n))}?`;
      case 'above':
        return 'Jak vypadá stavba shora?';
      case 'side':
        return 'Který obrázek vidí oko?';
      case 'plan':
        return 'Čísla říkají, kolik kostek kde stojí. Která stavba to je?';
    }
  },
  narration: (task, n) => {
    switch (task) {
      case 'count':
        return 'Spočítej kostky v této stavbě. Žádná nevisí ve vzduchu.';
      case 'missing':
        return 'Zjisti, kolik kostek chybí, aby byla krabice plná.';
      case 'painted':
        return `Stavba je obarvená ze všech stran, i zespodu. Spočítej kostky, které mají obarvenou přesně ${facesSpoken(n)}.`;
      case 'above':
        return 'Najdi obrázek, na kterém je stavba shora.';
      case 'side':
        return 'Najdi obrázek, který vidí oko.';
      case 'plan':
        return 'Čísla říkají, kolik kostek kde stojí. Najdi tu stavbu.';
    }
  },
  intro: {
    building: 'Stavba z kostek. Kolik jich stojí na každém místě, od zadního řádku:',
    plan: 'Plánek. Kolik kostek stojí na každém místě, od zadního řádku:',
    box: 'Stavba z kostek v krabici. Kolik jich stojí na každém místě, od zadního řádku:',
  },
  row: (row, heights) => `Řádek ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Oko se dívá zleva.', right: 'Oko se dívá zprava.' },
  footprint: (row, filled) => `Řádek ${row}: ${filled.map((is) => (is ? 'kostka' : 'prázdné')).join(', ')}.`,
  outline: (heights) => `Výšky zleva doprava: ${heights.join(', ')}.`,
  hints: {
    count: ['Některé kostky jsou schované pod jinými. Počítej je také.', 'Počítej věž po věži, řádek po řádku.'],
    missing: ['Nejdřív zjisti, kolik kostek se do krabice vejde.', 'Potom odečti kostky, které tam už jsou.'],
    painted: ['Které stěny kostky se dotýkají jiné kostky?', 'Postupuj po patrech odspodu.'],
    above: ['Shora vidíš jen vršky věží.', 'Která místa jsou prázdná?'],
    side: ['V každé řadě vidí oko nejvyšší věž.', 'Začni řadou, kterou má oko nalevo.'],
    plan: ['Nejdřív se podívej na přední roh.', 'Porovnávej věže s čísly, jednu po druhé.'],
  },
  feedback: {
    'cubes.mirrored': 'Tady je prohozená levá a pravá strana. Porovnej jeden roh.',
    'cubes.one-place': 'Skoro! Podívej se na každé místo: je tam kostka?',
    'cubes.one-height': 'Skoro! Spočítej kostky v každé věži.',
  },
  steps: {
    row: (row, heights, total) => `Řádek ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Všechny řádky dohromady: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Do celé krabice se vejde ${rows} · ${columns} · ${floors} = ${full}.`,
    built: (cubes) => `Ve stavbě: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Chybí: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Patro ${floor} odspodu, takových kostek: ${cubes}.`,
    painted: (counts, total) => `Všechna patra dohromady: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'je tam kostka' : 'nic tam není'}.`,
    side: (line, height) => `Řada ${line} zleva: nejvyšší věž má výšku ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Správný je obrázek s kostkami tady: ${rows.map(({ row, columns }) => `řádek ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Správný je obrázek s těmito výškami: ${heights.join(', ')}.`,
    choosePlan: (rows) => `Správná je stavba s těmito věžemi: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Ano! ${counted(answer, 'cube')}.`
      : 'Ano! Přesně tak to vypadá.',
};
