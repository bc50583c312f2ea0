import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { capital, noun, list } = speak('pl');

const feet = { down: 'dół na dole', left: 'dół po lewej', up: 'dół na górze', right: 'dół po prawej' } as const;
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `na górze ${marked(top)}, po lewej ${marked(left)}, po prawej ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `rząd ${row} – ${columns.join(', ')}`).join('; ');
const of = (id: NounId): string => noun(id, { case: 'genitive' });

export const pl: Words = {
  title: {
    opposite: 'Ściany naprzeciwko',
    cube: 'Złóż sześcian',
    cubes: 'Złóż sześciany',
    shapes: 'Która siatka się złoży?',
  },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Złóż sześcian. Jaki znak jest naprzeciwko ${of(ask ?? 'star')}?`;
      case 'cube':
        return 'Który sześcian można złożyć z tej siatki?';
      case 'cubes':
        return 'Które sześciany można złożyć z tej siatki? Znajdź wszystkie.';
      case 'shapes':
        return 'Z których figur złożysz sześcian? Znajdź wszystkie.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Złóż sześcian. Znajdź znak, który jest naprzeciwko ${of(ask ?? 'star')}.`;
      case 'cube':
        return 'Znajdź sześcian, który można złożyć z tej siatki.';
      case 'cubes':
        return 'Znajdź wszystkie sześciany, które można złożyć z tej siatki.';
      case 'shapes':
        return 'Znajdź wszystkie figury, z których można złożyć sześcian.';
    }
  },
  intro: 'Siatka sześcianu, zadrukowana z zewnątrz.',
  netRow: (row, squares) =>
    `Rząd ${row}: ${squares.map(({ column, mark }) => `kolumna ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Figury z sześciu kwadratów: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Sześcian: ${seen(view)}.`,
  shape: (rows) => `Kwadraty według rzędów i kolumn: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['W myślach połóż tę ścianę na stole.', 'Które ściany stoją wokół niej? Wykreśl je.'],
    cube: ['Znajdź róg, w którym spotykają się te trzy znaki.', 'Obejdź ten róg najpierw tutaj, potem na sześcianie.'],
    cubes: ['Sprawdzaj jeden sześcian naraz.', 'Znajdź róg, w którym spotykają się jego trzy znaki.'],
    shapes: ['Wybierz kwadrat na dno i zagnij pozostałe.', 'Dwa kwadraty nie mogą trafić na jedną ścianę.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Te dwa mają wspólną krawędź. Zostaną sąsiadami.',
    'nets.touches-on-the-cube': 'Składaj powoli: te dwa spotkają się przy krawędzi.',
    'nets.mirrored': 'Dobre znaki, zła kolejność. Idź zgodnie z ruchem wskazówek zegara.',
    'nets.opposite-together': 'Dwa z nich leżą naprzeciwko siebie. Sprawdź każdą parę.',
    'nets.mark-turned': 'Jeden znak jest tu obrócony. Co styka się z jego dołem?',
    'nets.block': 'Czterech kwadratów w bloku nie da się złożyć. Popatrz jeszcze raz.',
    'nets.long-line': 'Pas dookoła sześcianu ma tylko cztery kwadraty.',
    'nets.overlap': 'Składaj powoli. Czy dwa kwadraty trafiają na jedną ścianę?',
  },
  steps: {
    line: (ask) => `W jednej linii co drugi kwadrat leży naprzeciwko. Przeskocz jeden od ${of(ask)}.`,
    beside: (ask, marks) => `${capital(noun(ask))} styka się w siatce z tym: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Po złożeniu ${noun(ask)} styka się też z tym: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) =>
      `Wokół jednego rogu, zgodnie z ruchem wskazówek zegara: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Z dołem ${of(mark)} styka się ${noun(under)}.`,
    blocks: (count) => `Figury z czterema kwadratami w bloku: ${count}. Nie da się ich złożyć.`,
    long: (count) => `Figury z więcej niż czterema kwadratami w linii: ${count}. Ściany się nakładają.`,
    overlaps: (count) => `Figury, w których dwa kwadraty trafiają na jedną ścianę: ${count}.`,
    opposite: (ask, mark) => `Odpowiedź: naprzeciwko ${of(ask)} jest ${noun(mark)}.`,
    cubes: (views) => `Odpowiedź: ${views.map(seen).join('; ')}.`,
    right: (shapes) =>
      `Te się składają, według rzędów i kolumn: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Tak! Te dwie ściany nigdy się nie spotkają.',
    cube: 'Tak! Właśnie tak się składa.',
    cubes: 'Tak! To wszystkie.',
    shapes: 'Tak! Z każdej powstanie sześcian.',
  },
};
