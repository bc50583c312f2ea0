import { after } from '../../../lang/cs/prepositions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, genderOf, spelled, list } = speak('cs');

const directions: Readonly<Record<Direction, string>> = { 0: 'nahoru', 1: 'doprava', 2: 'dolů', 3: 'doleva' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));
const to = (id: NounId): string => after('k', noun(id, { case: 'dative' }));
const at = (id: NounId): string => `u ${noun(id, { case: 'genitive' })}`;

export const cs: Words = {
  title: { walk: 'Cesta bludištěm', gate: 'Která branka?' },
  lead: (hero, goal) => `Doveď ${noun(hero, { case: 'accusative' })} ${to(goal)}.`,
  collect: {
    one: (item) => `Cestou seber ${noun(item, { case: 'accusative' })}.`,
    many: (item) =>
      `Cestou posbírej ${genderOf(item) === 'neuter' ? 'všechna' : 'všechny'} ${noun(item, { case: 'accusative', number: 'many' })}.`,
  },
  doors: 'Přes šipku se smí jen jedním směrem.',
  limit: (steps) => `Máš ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `Máš ${spelled(steps, 'step')}.`,
  which: (goal) => `Která branka vede ${to(goal)}?`,
  find: (goal) => `Najdi branku, která vede ${to(goal)}.`,
  alt: {
    garden: (side) => `Bludiště, políček na šířku ${side}, na výšku ${side}.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: řádek ${row}, sloupec ${column}.`,
    gate: (sign, row, column) => `Branka s touto značkou: ${noun(sign)}. Je tady: řádek ${row}, sloupec ${column}.`,
    open: (row, column, open) => `Řádek ${row}, sloupec ${column}: dá se jít ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Řádek ${row}, sloupec ${column}`, ...things.map((thing) => noun(thing)), `dá se jít ${ways(open)}`].join(', '),
    sign: (sign) => `Branka: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Začni ${at(goal)} a jdi zpátky.`,
    end: 'Slepá ulička? Vrať se na poslední křižovatku.',
    items: 'Nejdřív najdi, co máš sebrat.',
    doors: 'Podívej se, kam ukazují šipky.',
    limit: 'Cest je víc. Porovnej je.',
    cover: 'Projeď každou cestu prstem.',
  },
  feedback: {
    'maze.through-wall': 'Jen kousek! Ale mezi tím je zeď.',
    'maze.nearest-gate': 'Tahle branka je blízko. Dojde její cesta až k cíli?',
    'maze.dead-end': 'Projeď tuhle cestu prstem. Zastaví ji zeď.',
  },
  steps: {
    go: (thing, runs) => `Jdi ${to(thing)}: ${along(runs)}.`,
    on: (runs) => `Jdi dál: ${along(runs)}.`,
    arrived: (steps) => `Jsi v cíli. Délka cesty: ${counted(steps, 'step')}.`,
    shortest: (steps) => `Celkem ${counted(steps, 'step')} a kratší cesta není.`,
    back: (goal, runs) => `Začni ${at(goal)} a jdi zpátky: ${along(runs)}.`,
    others: 'Za ostatními brankami končí každá cesta u zdi.',
    gate: (sign, goal) => `Branka ${after('s', noun(sign, { case: 'instrumental' }))} vede ${to(goal)}.`,
  },
  praise: {
    walk: (hero, goal) => `Ano! ${capital(noun(hero))} je ${at(goal)}.`,
    gate: (goal) => `Ano! Tahle branka vede ${to(goal)}.`,
  },
};
