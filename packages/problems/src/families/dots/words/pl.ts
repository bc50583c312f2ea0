import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('pl');

/** "są 2 kropki", "jest 5 kropek", "jest 21 kropek". */
const verb = (n: number, one: string, few: string): string =>
  n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : one;

const are = (n: number): string => verb(n, 'jest', 'są');

const vanish = (n: number): string => verb(n, 'znika', 'znikają');

const stay = (n: number): string => verb(n, 'zostaje', 'zostają');

const must = (n: number): string => verb(n, 'ma', 'mają');

export const pl: Words = {
  title: 'Kropki i domino',
  question: {
    sum: () => 'Ile jest wszystkich kropek?',
    rest: ({ n }) => `Razem ${are(n)} ${counted(n, 'dot')}. Ile chowa się pod listkiem?`,
    crossed: () => 'Przekreślone kropki znikają. Ile zostaje?',
    take: ({ n }) => `Teraz ${vanish(n)} ${counted(n, 'dot')}. Ile zostaje?`,
    equal: () => 'Po obu stronach jest tyle samo kropek. Ile chowa się pod listkiem?',
    find: ({ n }) => `Na której karcie ${are(n)} ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Rozłóż karty. W każdym rzędzie ${must(n)} być ${counted(n, 'dot')}.`,
  },
  narration: {
    sum: () => 'Sprawdź, ile jest wszystkich kropek.',
    rest: ({ n }) => `Razem ${are(n)} ${spelled(n, 'dot')}. Sprawdź, ile chowa się pod listkiem.`,
    crossed: () => 'Przekreślone kropki znikają. Sprawdź, ile zostaje.',
    take: ({ n }) => `Teraz ${vanish(n)} ${spelled(n, 'dot')}. Sprawdź, ile zostaje.`,
    equal: () => 'Po obu stronach jest tyle samo kropek. Sprawdź, ile chowa się pod listkiem.',
    find: ({ n }) => `Znajdź kartę, na której ${are(n)} ${spelled(n, 'dot')}.`,
    bonds: ({ n }) => `Rozłóż karty. W każdym rzędzie ${must(n)} być ${spelled(n, 'dot')}.`,
  },
  alt: {
    groups: (groups) => `Grupy kropek: ${groups}.`,
    covered: 'Jeszcze jedną grupę zakrywa listek.',
    total: (n) => `Razem kropek: ${n}.`,
    crossed: (n) => `Przekreślone: ${n}.`,
    left: (groups) => `Po lewej grupy kropek: ${groups}.`,
    right: (groups) => `Po prawej grupy kropek: ${groups}. Jeszcze jedną grupę zakrywa tam listek.`,
    row: (row, n) => `Rząd ${row}: ${counted(n, 'dot')} i puste miejsce.`,
    cards: (cards) => `Karty z kropkami: ${cards}.`,
  },
  card: (a, b) => `${counted(a, 'dot')} i ${counted(b, 'dot')}`,
  hints: {
    sum: ['Zacznij od największej grupy.', 'Licz dalej kropka po kropce.'],
    rest: ['Policz to, co widać.', 'Ile brakuje do liczby na górze?'],
    crossed: ['Patrz na kropki bez krzyżyka.', 'Pełne rzędy i pełne ramki pomagają liczyć.'],
    take: ['Jeden patyczek ma dziesięć koralików.', 'Najpierw zabierz patyczki, potem koraliki.'],
    equal: ['Najpierw policz stronę bez listka.', 'Po drugiej stronie ma być tyle samo.'],
    find: ['Licz razem obie połówki karty.', 'Zacznij od większej połówki.'],
    bonds: ['Zacznij od rzędu, gdzie kropek jest najwięcej.', 'Ile mu brakuje? Znajdź taką kartę.'],
  },
  feedback: {
    'dots.one-half': 'Tyle jest na jednej połówce. A na obu razem?',
    'dots.off-by-one': 'Bardzo blisko! Policz obie połówki jeszcze raz.',
    'dots.whole-ten': 'Popatrz na dziesiątki. Jedna cała dziesiątka się różni.',
    'dots.too-many': 'Tu jest więcej kropek. Policz obie połówki.',
    'dots.too-few': 'Tu jest mniej kropek. Policz obie połówki.',
  },
  steps: {
    add: (a, b, sum) => `Dodaj: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Najpierw dopełnij do dziesięciu: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Dziesiątki: ${tensA} + ${tensB} = ${tens}. Jedności: ${onesA} + ${onesB} = ${ones}. Razem: ${sum}.`,
    all: (n) => `Wszystkie kropki: ${n}.`,
    take: (a, b, rest) => `Odejmij: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Najpierw do pełnych dziesiątek: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} to ${down} i ${b}. Teraz reszta: ${a} − ${b} = ${rest}.`,
    need: (n) => `Razem ma być ${n}.`,
    same: (n) => `Po drugiej stronie też jest ${n}.`,
    cards: (sums) => `Policz każdą kartę: ${sums}.`,
    look: (n) => `Szukaj liczby ${n}.`,
    row: ({ row, a, b, sum }) => `Rząd ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `Odpowiedź: ${counted(n, 'dot')}.`,
      hidden: (n) => `Pod listkiem: ${counted(n, 'dot')}.`,
      rest: (n) => `Odpowiedź: ${stay(n)} ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `Odpowiedź: karta, na której jest ${a} i ${b}.`,
    answerRows: (n) => `Teraz w każdym rzędzie ${are(n)} ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `Tak! Razem: ${counted(n, 'dot')}.`,
    hidden: (n) => `Tak! Pod listkiem: ${counted(n, 'dot')}.`,
    rest: (n) => `Tak! ${stay(n) === 'zostaje' ? 'Zostaje' : 'Zostają'} ${counted(n, 'dot')}.`,
    card: (n) => `Tak! Na tej karcie ${are(n)} ${counted(n, 'dot')}.`,
    rows: (n) => `Tak! W każdym rzędzie ${are(n)} ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Puste miejsce w rzędzie ${row}`,
    piece: (n) => `Karta: ${counted(n, 'dot')}`,
  },
};
