import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { Because } from './check.ts';
import type { Statement, Thing, TruthParams } from './params.ts';
import { saidGroup, saidThings, sentenceOf } from './said.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';
import { itemAt } from '../../core/list.ts';

/** One step for each picture or statement, the wrong ones first; the last one states the answer. */
export function explain(params: TruthParams, { trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language];
  const told = trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  return [...told, ending(params, trace, say)];
}

function sentence(params: TruthParams, step: Step, say: Words): string {
  const [statement, things] = placeOf(params, step);
  const isTrue = step.args['isTrue'] === 1;
  const reason = because(params, step, { statement, things, say: say.because });
  if (params.form === 'pictures') return `${reason} ${isTrue ? say.fits : say.fitsNot}`;
  return say.judged(
    sentenceOf(params.world, statement, { statements: say.statements, isSpoken: false }),
    reason,
    isTrue,
  );
}

function placeOf({ pictures, statements }: TruthParams, { args }: Step): readonly [Statement, readonly Thing[]] {
  // The casts hold because the solver numbered these very lists.
  return [itemAt(statements, Number(args['said'])), itemAt(pictures, Number(args['picture']))];
}

interface Reason {
  readonly statement: Statement;
  readonly things: readonly Thing[];
  readonly say: Words['because'];
}

function because({ world }: TruthParams, { key, args }: Step, { statement, things, say }: Reason): string {
  const first = things[Number(String(args['things']).split(',')[0])] ?? { kind: 0, colour: 0, size: 1 };
  const colour = world.colours[Number(args['colour'])] ?? 'red';
  // The cast holds because the solver writes nothing else.
  const reason = key as Because;
  switch (reason) {
    case 'breaks':
    case 'shows':
      return say[reason](saidGroup(world, first));
    case 'lacks':
      return statement.says === 'exists' ? say.lacks(saidGroup(world, statement.of)) : '';
    case 'counted': {
      const groups = 'than' in statement ? [statement.of, statement.than] : 'of' in statement ? [statement.of] : [];
      const counts = String(args['counts']).split(',').map(Number);
      return say.counted(groups.map((group, i) => ({ n: counts[i] ?? 0, group: saidGroup(world, group) })));
    }
    case 'colour-fails':
      return say.colourFails(colour);
    case 'colour-holds':
      return say.colourHolds(colour);
    default:
      return say[reason];
  }
}

function ending(params: TruthParams, trace: readonly Step[], say: Words): Texts['steps'][number] {
  const right = trace.filter(({ args }) => args['isTrue'] === 1);
  if (params.form === 'statements') {
    const told = right.map((step) =>
      sentenceOf(params.world, placeOf(params, step)[0], { statements: say.statements, isSpoken: false }),
    );
    return { text: say.answerStatements(told), highlight: ['panel-0'] };
  }
  const shown = right.map((step) => say.things(saidThings(params.world, placeOf(params, step)[1])));
  return {
    text: say.answerPictures(shown),
    highlight: right.map(({ args }) => `panel-${String(args['picture'])}`),
  };
}
