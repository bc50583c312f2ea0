import type { Asked, Language, Texts } from '../../core/family.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey } from './draw.ts';
import { explain, nameOf } from './explain.ts';
import type { MirrorParams, Pattern } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: MirrorParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { moves, options, pattern, result } = params;
  const task = options.length > 0 ? 'choose' : 'mark';
  const kind = moves.length > 1 ? 'chain' : moves[0] === 'across' || moves[0] === 'down' ? 'mirror' : 'turn';
  const told = (cells: readonly number[]): string => rows(params, { ...pattern, cells }, say);
  return {
    title: say.title[kind],
    question: say.question(task, moves),
    alt: [told(pattern.cells), ...moves.map((move) => say.setting[move])].join(' '),
    narration: say.narration(task, moves),
    variants: options.map((cells) => ({ text: '', alt: told(cells) })),
    hints: say.hints[kind].map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback: feedback(params, say),
    praise: say.praise[kind],
    strings:
      task === 'choose'
        ? {}
        : Object.fromEntries(result.map((_, cell) => [cellKey(cell), say.cell(nameOf(pattern, cell))])),
  };
}

function rows({ colours }: MirrorParams, pattern: Pattern, say: Words): string {
  return Array.from({ length: pattern.rows }, (_, row) => {
    const cells = pattern.cells.slice(row * pattern.columns, (row + 1) * pattern.columns);
    return say.row(
      row + 1,
      cells.map((colour) => colours[colour - 1] ?? null),
    );
  }).join(' ');
}

function feedback(params: MirrorParams, say: Words): Texts['feedback'] {
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const known = Object.values(tags).filter((tag) => used.includes(tag));
  return Object.fromEntries(known.map((tag) => [tag, { text: say.feedback[tag], highlight: [] }]));
}
