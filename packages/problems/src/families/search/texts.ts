import type { Asked, Language, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { Puzzle, SearchParams } from './params.ts';
import { words } from './words.ts';
import type { Spelling, Words } from './words/shape.ts';

export function texts(params: SearchParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { puzzle } = params;
  const variants = mode === 'single' ? variantsOf(params) : [];
  const said: Readonly<Record<string, string>> = say.feedback;
  const seen = partsOf(puzzle);
  return {
    title: say.title[puzzle.kind],
    question: ask(puzzle, say, 'digits'),
    alt: alt(puzzle, say),
    narration: ask(puzzle, say, 'words').replace('?', '.'),
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: say.hints[puzzle.kind].map((text, index) => ({ text, highlight: index === 0 ? seen : [] })),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: seen }] as const],
      ),
    ),
    praise: say.praise,
    strings: {},
  };
}

function ask(puzzle: Puzzle, { ask: say }: Words, spelling: Spelling): string {
  switch (puzzle.kind) {
    case 'pour':
      return say.pour(puzzle, spelling);
    case 'ferry':
      return say.ferry(puzzle, spelling);
    case 'flip':
      return say.flip(puzzle.width, spelling);
    case 'pay':
      return say.pay(puzzle, spelling);
  }
}

function alt(puzzle: Puzzle, { alt: say }: Words): string {
  switch (puzzle.kind) {
    case 'pour':
      return say.pour(puzzle);
    case 'ferry':
      return say.ferry(
        puzzle.animals.map((animal, who) => ({ animal, weight: puzzle.weights[who] ?? 0 })),
        puzzle.limit,
      );
    case 'flip':
      return say.flip(puzzle.coins);
    case 'pay':
      return say.pay(puzzle.values, puzzle.sum);
  }
}

/** Where to look first. */
function partsOf(puzzle: Puzzle): readonly string[] {
  if (puzzle.kind === 'pour') return puzzle.jugs.map((_, index) => `jug-${index}`);
  if (puzzle.kind === 'ferry') return ['boat'];
  return puzzle.kind === 'flip' ? ['coin-1', 'bracket'] : ['price'];
}
