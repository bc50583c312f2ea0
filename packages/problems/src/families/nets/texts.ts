import type { Asked, Language, Texts } from '../../core/family.ts';
import { tags, variantsOf } from './distract.ts';
import { explain, markOf, rowsOf, seenOf } from './explain.ts';
import type { NetsParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: NetsParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { task } = params;
  const ask = task === 'opposite' ? params.ask : null;
  return {
    title: say.title[task],
    question: say.question(task, ask),
    alt: alt(params, say),
    narration: say.narration(task, ask),
    variants: optionWords(params, say).map((told) => ({ text: '', alt: told })),
    hints: say.hints[task].map((text, index) => ({ text, highlight: index === 0 ? asked(params) : [] })),
    steps: explain(params, solved, language),
    feedback: feedback(params, say),
    praise: say.praise[task],
    strings: {},
  };
}

function asked(params: NetsParams): readonly string[] {
  if (params.task !== 'opposite') return [];
  return params.faces.flatMap(({ mark }, index) => (mark === params.ask ? [`face-${index}`] : []));
}

function alt(params: NetsParams, say: Words): string {
  if (params.task === 'shapes') return say.shapes(params.options.length);
  const { faces, net } = params;
  const rows = [...new Set(net.map(([, y]) => y))].toSorted((a, b) => a - b);
  const told = rows.map((row) => {
    const squares = net.flatMap(([x, y], index) => {
      const face = faces[index];
      return y === row && face ? [{ column: x + 1, mark: markOf(face) }] : [];
    });
    return say.netRow(row + 1, squares);
  });
  return [say.intro, ...told].join(' ');
}

function optionWords(params: NetsParams, say: Words): readonly string[] {
  switch (params.task) {
    case 'opposite':
      return params.options.map((mark) => say.mark(mark));
    case 'cube':
    case 'cubes':
      return params.options.map((view) => say.cube(seenOf(view)));
    case 'shapes':
      return params.options.map((shape) => say.shape(rowsOf(shape)));
  }
}

function feedback(params: NetsParams, say: Words): Texts['feedback'] {
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const known = Object.values(tags).filter((tag) => used.includes(tag));
  return Object.fromEntries(known.map((tag) => [tag, { text: say.feedback[tag], highlight: asked(params) }]));
}
