import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { Says, Statement, TruthParams } from './params.ts';
import { saidThings, sentenceOf } from './said.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: TruthParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { asked, form, pictures, statements, world } = params;
  const sentences = (isSpoken: boolean): readonly string[] =>
    statements.map((statement) => sentenceOf(world, statement, { statements: say.statements, isSpoken }));
  const shown = pictures.map((things) => say.things(saidThings(world, things)));
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const tags = variantsOf(params).flatMap(({ tag }) => tag ?? []);
  return {
    title: say.title,
    question:
      form === 'pictures' ? [...sentences(false), say.choosePicture[asked]].join(' ') : say.chooseStatement[asked],
    narration:
      form === 'pictures'
        ? [...sentences(true), say.choosePicture[asked].replaceAll('?', '.').replaceAll('¿', '')].join(' ')
        : say.findStatement[asked],
    alt: form === 'pictures' ? say.altPictures(pictures.length) : say.alt(shown[0] ?? ''),
    variants:
      form === 'pictures'
        ? shown.map((alt) => ({ text: '', alt }))
        : sentences(false).map((text) => ({ text, alt: text })),
    hints: hintsOf(params, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(tags.map((tag) => [tag, { text: feedback[tag] ?? '', highlight: [] }])),
    praise: say.praise[form],
    strings: {},
  };
}

const ways: Readonly<Record<Says, Exclude<keyof Words['hints'], 'read' | 'pictures'>>> = {
  all: 'all',
  none: 'exists',
  'not-all': 'all',
  exists: 'exists',
  only: 'all',
  and: 'two',
  or: 'two',
  if: 'if',
  exactly: 'count',
  more: 'count',
  alike: 'all',
  differ: 'colours',
  'each-colour': 'colours',
  'one-colour': 'colours',
};

function hintsOf({ form, statements }: TruthParams, { hints }: Words): Texts['hints'] {
  const hardest = ['each-colour', 'one-colour', 'differ', 'if', 'or', 'and', 'only'] as const;
  const says: readonly Says[] = statements.map((statement: Statement) => statement.says);
  const way = ways[hardest.find((one) => says.includes(one)) ?? says[0] ?? 'all'];
  const first = form === 'pictures' ? hints.pictures : hints.read;
  return [first, hints[way]].map((text) => ({ text, highlight: [] }));
}
