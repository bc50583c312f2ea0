import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { FitParams } from './params.ts';
import { mirrored, turnKey } from './shapes.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: FitParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { plot, pieces, targets, mayTurn, colour, truth } = params;
  const asked = { needed: truth.length, colour };
  const rule = say.rule[mayTurn ? 'turn' : 'still'];
  const variants = variantsOf(params);
  const tags = new Set(variants.flatMap(({ tag }) => tag ?? []));
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const pointed = plot === 'holes' ? targets.map((_, i) => `hole-${i}`) : ['target'];
  const squares = targets.reduce((sum, target) => sum + target.length, 0);
  return {
    title: say.title,
    question: `${rule} ${say.ask[plot](asked)}`,
    alt: say.alt[plot](squares, pieces.length),
    narration: `${rule} ${say.find[plot](asked)}`,
    variants: variants.map((_, i) => ({ text: '', alt: say.piece(i + 1) })),
    hints: hintsOf(params).map((hint) => ({ text: say.hints[hint], highlight: pointed })),
    steps: explain(params, solved, say),
    feedback: Object.fromEntries([...tags].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: pointed }])),
    praise: say.praise[plot],
    strings: stringsOf(params, say),
  };
}

function hintsOf({ plot, pieces, mayTurn }: FitParams): readonly (keyof Words['hints'])[] {
  const first = plot === 'hole' || plot === 'holes' ? 'rows' : 'corner';
  const keys = pieces.map(turnKey);
  const hasTwins = pieces.some(
    (piece, i) => keys[i] !== turnKey(mirrored(piece)) && keys.includes(turnKey(mirrored(piece))),
  );
  return [first, ...(mayTurn ? (['turn'] as const) : []), ...(hasTwins ? (['twin'] as const) : [])];
}

function stringsOf({ plot, pieces, targets }: FitParams, say: Words): Texts['strings'] {
  if (plot === 'lies') {
    const squares = (targets[0] ?? []).map(([r, c], i) => [`square-${i}`, say.square(r + 1, c + 1)] as const);
    return Object.fromEntries(squares);
  }
  if (plot !== 'holes') return {};
  const tray = pieces.map((_, i) => [`piece-${i}`, say.piece(i + 1)] as const);
  const holes = targets.map((_, i) => [`slot-${i}`, say.hole(i + 1)] as const);
  return Object.fromEntries([...tray, ...holes]);
}
