import { are } from '../../../lang/cs/prepositions.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled, numeral } = speak('cs');

/** "má být 5 teček", "mají být 3 tečky". */
const shallBe = (n: number): string => (are(n) === 'jsou' ? 'mají být' : 'má být');

export const cs: Words = {
  title: 'Tečky a domino',
  question: {
    sum: () => 'Kolik je tu teček dohromady?',
    rest: ({ n }) => `Teček je celkem ${n}. Kolik se jich schovává pod listem?`,
    crossed: () => 'Přeškrtnuté tečky zmizí. Kolik jich zůstane?',
    take: ({ n }) => `Zmizí teček: ${n}. Kolik jich zůstane?`,
    equal: () => 'Na obou stranách je stejně teček. Kolik je jich pod listem?',
    find: ({ n }) => `Na které kartičce ${are(n)} ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Polož kartičky. V každé řadě ${shallBe(n)} ${counted(n, 'dot')}.`,
  },
  narration: {
    sum: () => 'Zjisti, kolik je tu teček dohromady.',
    rest: ({ n }) => `Teček je celkem ${numeral(n, 'feminine')}. Zjisti, kolik se jich schovává pod listem.`,
    crossed: () => 'Přeškrtnuté tečky zmizí. Zjisti, kolik jich zůstane.',
    take: ({ n }) => `Zmizí teček: ${numeral(n, 'feminine')}. Zjisti, kolik jich zůstane.`,
    equal: () => 'Na obou stranách je stejně teček. Zjisti, kolik je jich pod listem.',
    find: ({ n }) => `Najdi kartičku, na které ${are(n)} ${spelled(n, 'dot')}.`,
    bonds: ({ n }) => `Polož kartičky. V každé řadě ${shallBe(n)} ${spelled(n, 'dot')}.`,
  },
  alt: {
    groups: (groups) => `Skupiny teček: ${groups}.`,
    covered: 'Ještě jednu skupinu zakrývá list.',
    total: (n) => `Teček celkem: ${n}.`,
    crossed: (n) => `Přeškrtnuto: ${n}.`,
    left: (groups) => `Levá strana, skupiny teček: ${groups}.`,
    right: (groups) => `Pravá strana, skupiny teček: ${groups}. Ještě jednu skupinu tam zakrývá list.`,
    row: (row, n) => `Řada ${row}: ${counted(n, 'dot')} a prázdné místo.`,
    cards: (cards) => `Kartičky s tečkami: ${cards}.`,
  },
  card: (a, b) => `${counted(a, 'dot')} a ${counted(b, 'dot')}`,
  hints: {
    sum: ['Začni největší skupinou.', 'Od ní počítej dál, tečku po tečce.'],
    rest: ['Spočítej, co je vidět.', 'Kolik jich ještě chybí do čísla nahoře?'],
    crossed: ['Dívej se na tečky bez křížku.', 'Plné řady a plné rámečky ti pomůžou počítat.'],
    take: ['Jedna tyčka má deset korálků.', 'Ubírej nejdřív tyčky, potom korálky.'],
    equal: ['Nejdřív spočítej stranu bez listu.', 'Na druhé straně musí být stejný počet.'],
    find: ['Počítej obě půlky kartičky dohromady.', 'Začni větší půlkou.'],
    bonds: ['Začni řadou, kde je nejvíc teček.', 'Kolik jí ještě chybí? Najdi takovou kartičku.'],
  },
  feedback: {
    'dots.one-half': 'Tolik je jen v jedné půlce. A v obou?',
    'dots.off-by-one': 'Skoro! Spočítej obě půlky ještě jednou.',
    'dots.whole-ten': 'Podívej se na desítky. Jedna celá desítka nesedí.',
    'dots.too-many': 'Tady je teček víc. Spočítej obě půlky.',
    'dots.too-few': 'Tady je teček méně. Spočítej obě půlky.',
  },
  steps: {
    add: (a, b, sum) => `Sečti: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Nejdřív doplň do desítky: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Desítky: ${tensA} + ${tensB} = ${tens}. Jednotky: ${onesA} + ${onesB} = ${ones}. Dohromady: ${sum}.`,
    all: (n) => `Všechny tečky: ${n}.`,
    take: (a, b, rest) => `Odečti: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Nejdřív až k celým desítkám: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} je ${down} a ${b}. Teď zbytek: ${a} − ${b} = ${rest}.`,
    need: (n) => `Všech dohromady má být ${n}.`,
    same: (n) => `Na druhé straně je to také ${n}.`,
    cards: (sums) => `Spočítej každou kartičku: ${sums}.`,
    look: (n) => `Hledej ${n}.`,
    row: ({ row, a, b, sum }) => `Řada ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `Odpověď: ${counted(n, 'dot')}.`,
      hidden: (n) => `Pod listem: ${counted(n, 'dot')}.`,
      rest: (n) => `Zůstane: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `Odpověď: kartička s čísly ${a} a ${b}.`,
    answerRows: (n) => `Teď ${are(n)} v každé řadě ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `Ano! Celkem: ${counted(n, 'dot')}.`,
    hidden: (n) => `Ano! Pod listem: ${counted(n, 'dot')}.`,
    rest: (n) => `Ano! Zůstane: ${counted(n, 'dot')}.`,
    card: (n) => `Ano! Na kartičce: ${counted(n, 'dot')}.`,
    rows: (n) => `Ano! V každé řadě: ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Prázdné místo v řadě ${row}`,
    piece: (n) => `Kartička: ${counted(n, 'dot')}`,
  },
};
