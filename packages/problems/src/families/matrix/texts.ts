import type { Language, Solved, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { tagOf } from './distract.ts';
import { explain } from './explain.ts';
import { boardWords, countedNoun, optionWords } from './named-cells.ts';
import type { Attribute, MatrixParams } from './params.ts';
import { words } from './words.ts';
import type { Line, Words } from './words/shape.ts';

export function texts(params: MatrixParams, solved: Solved, language: Language): Texts {
  const say = words[language];
  const options = params.options.map((option) => optionWords(params, option, language));
  return {
    title: say.title[params.skin],
    question: say.question[params.skin],
    alt: boardWords(params, language),
    narration: say.narration[params.skin],
    variants: options.map((alt) => ({ text: '', alt })),
    hints: hintsOf(params, solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(tagsOf(params).map((tag) => [tag, feedbackOf(params, solved, { tag, say })])),
    praise: say.praise(options[params.right] ?? ''),
    strings: {},
  };
}

function lastColumn({ side }: MatrixParams): readonly string[] {
  return Array.from({ length: side }, (_, row) => `cell-${row}-${side - 1}`);
}

function hintsOf(params: MatrixParams, solved: Solved, say: Words): Texts['hints'] {
  // The last deduction before the answer is the one that learners miss most often.
  const hardest = solved.trace.at(-2);
  const plain = hardest && {
    text: say.hints.look(thingOf(params, hardest.args['attribute'] as Attribute), lineOf(hardest.key)),
    highlight: hardest.highlight,
  };
  return [
    { text: say.hints.firstLook, highlight: ['row-0'] },
    { text: say.hints.downLook, highlight: lastColumn(params) },
    ...(plain ? [plain] : []),
  ];
}

function tagsOf(params: MatrixParams): readonly string[] {
  const wrong = params.options.filter((_, i) => i !== params.right);
  return [...new Set(wrong.map((option) => tagOf(params, option)))];
}

function feedbackOf(
  params: MatrixParams,
  solved: Solved,
  { tag, say }: { tag: string; say: Words },
): Texts['feedback'][string] {
  const lastRow = [`row-${params.side - 1}`];
  switch (tag) {
    case 'matrix.copies-above':
      return { text: say.feedback[tag], highlight: lastColumn(params) };
    case 'matrix.copies-left':
    case 'matrix.nothing-fits':
    case 'matrix.two-wrong':
      return { text: say.feedback[tag], highlight: lastRow };
  }
  const attribute = tag.slice('matrix.'.length) as Attribute;
  const step = solved.trace.find(({ args }) => args['attribute'] === attribute);
  const line = lineOf(step?.key ?? 'same.row');
  const tell = attribute === 'number' ? say.number : say.almost;
  return { text: tell(thingOf(params, attribute), line), highlight: step?.highlight ?? lastRow };
}

function lineOf(key: string): Line {
  return key.endsWith('column') ? 'column' : 'row';
}

function thingOf(params: MatrixParams, attribute: Attribute): NounId {
  return attribute === 'number' ? countedNoun[params.skin] : attribute;
}
