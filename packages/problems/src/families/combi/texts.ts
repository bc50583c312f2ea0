import type { Asked, Language, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { variantsOf } from './distract.ts';
import { townNames } from './draw-ways.ts';
import { explain } from './explain.ts';
import type { CombiParams } from './params.ts';
import { words } from './words.ts';
import type { Spelling, Words } from './words/shape.ts';

export function texts(params: CombiParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { puzzle, options, total } = params;
  const variants = mode === 'single' ? variantsOf(params) : [];
  const said: Readonly<Record<string, string>> = say.feedback;
  const seen = partsOf(params);
  return {
    title: say.title[puzzle.kind],
    question: ask(params, say, 'digits'),
    alt: alt(params, say),
    narration: ask(params, say, 'words').replace('?', '.'),
    variants: variants.map((_, index) => ({ text: String(options[index]), alt: String(options[index]) })),
    hints: say.hints[puzzle.kind].map((text, index) => ({ text, highlight: index === 0 ? seen : [] })),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: seen }] as const],
      ),
    ),
    praise: say.praise(total),
    strings: {},
  };
}

function ask({ puzzle, things, digits }: CombiParams, { ask: say }: Words, spelling: Spelling): string {
  switch (puzzle.kind) {
    case 'shelves':
      return say.shelves;
    case 'roads':
      return say.roads(townNames[0], townNames[puzzle.towns - 1] ?? '');
    case 'row': {
      const [one = 'cat', other = 'fox'] = things as readonly NounId[];
      return say.row(puzzle.rule, one, other);
    }
    case 'groups':
      return say.groups(puzzle.size, spelling);
    case 'digits':
      return say.digits({ digits, length: puzzle.length, canRepeat: puzzle.canRepeat }, spelling);
    case 'streets':
      return say.streets(puzzle.closed !== null);
  }
}

function alt({ puzzle, things, digits }: CombiParams, { alt: say }: Words): string {
  switch (puzzle.kind) {
    case 'shelves':
      return say.shelves(puzzle.sizes);
    case 'roads':
      return say.roads(
        puzzle.roads.map(([from, to, count]) => ({ from: townNames[from] ?? '', to: townNames[to] ?? '', count })),
      );
    case 'row':
    case 'groups':
      return say.things(things);
    case 'digits':
      return say.digits(digits);
    case 'streets':
      return say.streets(puzzle);
  }
}

/** Where to look first. */
function partsOf({ puzzle }: CombiParams): readonly string[] {
  if (puzzle.kind === 'shelves') return ['shelf-0'];
  if (puzzle.kind === 'roads') return ['town-1'];
  if (puzzle.kind === 'streets') return ['street-0'];
  return puzzle.kind === 'groups' ? ['thing-0'] : ['slot-0'];
}
