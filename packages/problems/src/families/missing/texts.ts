import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain, wayOf } from './explain.ts';
import type { MissingParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: MissingParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { plot, rows, columns, hole, options } = params;
  const variants = plot === 'patch' ? variantsOf(params) : [];
  const tags = new Set(variants.flatMap(({ tag }) => tag ?? []));
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const holes = hole.map((i) => `cell-${i}`);
  return {
    title: say.title,
    question: say.ask[plot],
    alt: say.alt({ rows, columns, holes: hole.length, options: options.length }),
    narration: say.find[plot],
    variants: variants.map((_, i) => ({ text: '', alt: say.patch(i + 1) })),
    hints: [
      { text: say.hints.edges, highlight: holes },
      { text: say.hints.ways[wayOf(solved.trace[0]?.args)], highlight: [] },
    ],
    steps: explain(params, solved, say),
    feedback: Object.fromEntries([...tags].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: holes }])),
    praise: say.praise[plot],
    strings: plot === 'mend' ? stringsOf(params, say) : {},
  };
}

function stringsOf({ options, hole, columns }: MissingParams, say: Words): Texts['strings'] {
  const pieces = options.map((_, i) => [`piece-${i}`, say.patch(i + 1)] as const);
  const slots = hole.map((index, n) => {
    const place = { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
    return [`slot-${n}`, say.hole(place)] as const;
  });
  return Object.fromEntries([...pieces, ...slots]);
}
