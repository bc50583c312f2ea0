import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('cs');

const feet = {
  down: 'spodkem dolů',
  left: 'spodkem doleva',
  up: 'spodkem nahoru',
  right: 'spodkem doprava',
} as const;
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `nahoře ${marked(top)}, vlevo ${marked(left)}, vpravo ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `řádek ${row} – ${columns.join(', ')}`).join('; ');
const facing = (id: NounId | null): string => noun(id ?? 'star', { case: 'dative' });
const of = (id: NounId): string => noun(id, { case: 'genitive' });

export const cs: Words = {
  title: { opposite: 'Stěny naproti sobě', cube: 'Slož krychli', cubes: 'Slož krychle', shapes: 'Která síť se složí?' },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Slož krychli. Který obrázek je naproti ${facing(ask)}?`;
      case 'cube':
        return 'Která krychle se dá složit z této sítě?';
      case 'cubes':
        return 'Které krychle se dají složit z této sítě? Najdi všechny.';
      case 'shapes':
        return 'Ze kterých tvarů se dá složit krychle? Najdi všechny.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Slož krychli. Najdi obrázek, který je naproti ${facing(ask)}.`;
      case 'cube':
        return 'Najdi krychli, která se dá složit z této sítě.';
      case 'cubes':
        return 'Najdi všechny krychle, které se dají složit z této sítě.';
      case 'shapes':
        return 'Najdi všechny tvary, ze kterých se dá složit krychle.';
    }
  },
  intro: 'Síť krychle, potištěná na vnější straně.',
  netRow: (row, squares) =>
    `Řádek ${row}: ${squares.map(({ column, mark }) => `sloupec ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Tvary ze šesti čtverců, počet: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Krychle: ${seen(view)}.`,
  shape: (rows) => `Čtverce podle řádků a sloupců: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Polož v duchu stěnu z otázky na stůl.', 'Které stěny stojí kolem ní? Vyškrtni je.'],
    cube: ['Najdi roh, kde se setkají tři obrázky.', 'Obejdi ten roh, nejdřív tady, pak na krychli.'],
    cubes: ['Ověřuj jednu krychli po druhé.', 'Najdi roh, kde se setkají její tři obrázky.'],
    shapes: ['Vyber čtverec na dno a ostatní zvedni.', 'Dva čtverce nesmějí přijít na stejnou stěnu.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Tyto dva mají společnou hranu. Zůstanou sousedy.',
    'nets.touches-on-the-cube': 'Skládej pomalu: tyto dva se setkají na hraně.',
    'nets.mirrored': 'Správné obrázky, ale obráceně. Jdi po směru hodinových ručiček.',
    'nets.opposite-together': 'Dva z nich leží naproti sobě. Ověř každou dvojici.',
    'nets.mark-turned': 'Jeden obrázek je tu otočený. Co má u spodku?',
    'nets.block': 'Čtyři čtverce v bloku se složit nedají. Podívej se znovu.',
    'nets.long-line': 'Pás kolem krychle má jen čtyři čtverce.',
    'nets.overlap': 'Skládej pomalu. Přijdou dva čtverce na stejnou stěnu?',
  },
  steps: {
    line: (ask) => `V jedné řadě leží naproti sobě každý druhý čtverec. Od ${of(ask)} jeden přeskoč.`,
    beside: (ask, marks) => `V síti se ${of(ask)} dotýká: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Po složení se ${of(ask)} dotkne: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Po směru hodinových ručiček kolem jednoho rohu: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Ke spodku ${of(mark)} přijde ${noun(under)}.`,
    blocks: (count) => `Tvary se čtyřmi čtverci v bloku: ${count}. Nedají se složit.`,
    long: (count) => `Tvary s více než čtyřmi čtverci v řadě: ${count}. Překryjí se.`,
    overlaps: (count) => `Tvary se dvěma čtverci na jedné stěně krychle: ${count}.`,
    opposite: (ask, mark) => `Odpověď: naproti ${facing(ask)} je ${noun(mark)}.`,
    cubes: (views) => `Odpověď: ${views.map(seen).join('; ')}.`,
    right: (shapes) => `Tyto se dají složit, řádky a sloupce: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Ano! Tyto dvě stěny se nikdy nepotkají.',
    cube: 'Ano! Přesně tak se složí.',
    cubes: 'Ano! Jsou to všechny.',
    shapes: 'Ano! Z každého složíš krychli.',
  },
};
