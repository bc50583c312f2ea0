import type { Asked, Language, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey } from './draw.ts';
import { explain } from './explain.ts';
import type { Direction, MazeParams, Walk } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: MazeParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { goal, hero } = params.skin;
  const base = { title: say.title[params.task], alt: alt(params, say), steps: explain(params, solved, language) };
  if (params.task === 'gate') {
    return {
      ...base,
      question: say.which(goal),
      narration: say.find(goal),
      variants: params.gates.map(({ shape }) => ({ text: '', alt: say.alt.sign(shape) })),
      hints: [
        { text: say.hints.back(goal), highlight: ['goal'] },
        { text: say.hints.cover, highlight: params.gates.map((_, index) => `gate-${index}`) },
      ],
      feedback: Object.fromEntries(
        variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [[tag, feedback(say, tag)] as const])),
      ),
      praise: say.praise.gate(goal),
      strings: {},
    };
  }
  const told = [say.lead(hero, goal), ...collect(params, say), ...(params.garden.doors.length > 0 ? [say.doors] : [])];
  const { limit } = params;
  return {
    ...base,
    question: [...told, ...(limit === null ? [] : [say.limit(limit)])].join(' '),
    narration: [...told, ...(limit === null ? [] : [say.limitSpoken(limit)])].join(' '),
    variants: [],
    hints: hintsOf(params, say),
    feedback: {},
    praise: say.praise.walk(hero, goal),
    strings: strings(params, say),
  };
}

function feedback(say: Words, tag: string): Texts['feedback'][string] {
  const said: Readonly<Record<string, string>> = say.feedback;
  return { text: said[tag] ?? said[tags.end] ?? '', highlight: ['goal'] };
}

function collect({ items, skin }: Walk, say: Words): readonly string[] {
  if (items.length === 0) return [];
  return [say.collect[items.length > 1 ? 'many' : 'one'](skin.item)];
}

function hintsOf({ garden, items, limit, skin }: Walk, say: Words): Texts['hints'] {
  return [
    { text: say.hints.back(skin.goal), highlight: ['goal'] },
    ...(limit !== null
      ? [{ text: say.hints.limit, highlight: ['hero'] }]
      : garden.doors.length > 0
        ? [{ text: say.hints.doors, highlight: garden.doors.map((_, i) => `door-${i}`) }]
        : []),
    ...(items.length > 0
      ? [{ text: say.hints.items, highlight: items.map((_, i) => `item-${i}`) }]
      : [{ text: say.hints.end, highlight: [] }]),
  ];
}

const rowOf = (side: number, cell: number): readonly [row: number, column: number] => [
  Math.floor(cell / side) + 1,
  (cell % side) + 1,
];

/** Everything that is drawn, cell by cell, so that the way can be found by ear. */
function alt(params: MazeParams, say: Words): string {
  const { garden, goal, skin } = params;
  const { side } = garden;
  const things =
    params.task === 'walk'
      ? [
          say.alt.thing(skin.hero, ...rowOf(side, params.start)),
          ...params.items.map((cell) => say.alt.thing(skin.item, ...rowOf(side, cell))),
        ]
      : params.gates.map(({ shape, cell }) => say.alt.gate(shape, ...rowOf(side, cell)));
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  const open = cells.map((cell) => say.alt.open(...rowOf(side, cell), waysFrom(params, cell)));
  return [say.alt.garden(side), say.alt.thing(skin.goal, ...rowOf(side, goal)), ...things, ...open].join(' ');
}

function waysFrom({ garden }: MazeParams, cell: number): readonly Direction[] {
  const { side, passages, doors } = garden;
  const next = [...passages, ...passages.map(([a, b]) => [b, a] as const), ...doors]
    .filter(([from]) => from === cell)
    .map(([, to]) => to - cell);
  return ([0, 1, 2, 3] as const).filter((direction) => next.includes([-side, 1, side, -1][direction] ?? 0));
}

/** Every cell: what lies there, and where one can go from it. */
function strings(params: Walk, say: Words): Texts['strings'] {
  const { side } = params.garden;
  const { hero, goal, item } = params.skin;
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  return Object.fromEntries(
    cells.map((cell) => {
      const things: readonly NounId[] = [
        ...(cell === params.start ? [hero] : []),
        ...(cell === params.goal ? [goal] : []),
        ...(params.items.includes(cell) ? [item] : []),
      ];
      return [cellKey(cell), say.alt.cell(...rowOf(side, cell), { ways: waysFrom(params, cell), things })];
    }),
  );
}
