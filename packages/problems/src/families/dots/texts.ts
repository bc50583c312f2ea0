import type { Language, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { DotsParams, Task } from './params.ts';
import { cardKey, slotKey } from './scene.ts';
import { words } from './words.ts';
import type { Ask, Words } from './words/shape.ts';

export function texts(params: DotsParams, solved: Solved, language: Language): Texts {
  const say = words[language];
  const { task } = params;
  const ask = askOf(params);
  const numbers = { n: numberOf(task) };
  const cards = task.kind === 'find' ? task.cards : [];
  return {
    title: say.title,
    question: say.question[ask](numbers),
    alt: alt(task, say),
    narration: say.narration[ask](numbers),
    variants: cards.map(([a, b]) => ({ text: '', alt: say.card(a, b) })),
    hints: hints(task, say.hints[ask]),
    steps: explain(params, solved, language),
    feedback: feedback(task, say),
    praise: praise(params, say),
    strings: task.kind === 'bonds' ? strings(task, say) : {},
  };
}

function askOf({ task, look }: DotsParams): Ask {
  if (task.kind !== 'take') return task.kind;
  return look === 'frame' && task.total <= 20 ? 'crossed' : 'take';
}

function numberOf(task: Task): number {
  if (task.kind === 'take') return task.away;
  return 'total' in task ? task.total : 0;
}

function alt(task: Task, say: Words): string {
  switch (task.kind) {
    case 'sum':
      return say.alt.groups(task.parts.join(', '));
    case 'rest':
      return `${say.alt.total(task.total)} ${say.alt.groups(task.parts.join(', '))} ${say.alt.covered}`;
    case 'take':
      return `${say.alt.total(task.total)} ${say.alt.crossed(task.away)}`;
    case 'equal':
      return `${say.alt.left(task.left.join(', '))} ${say.alt.right(task.right.join(', '))}`;
    case 'find':
      return say.alt.total(task.total);
    case 'bonds': {
      const rows = task.rows.map((given, row) => say.alt.row(row + 1, given));
      return `${say.alt.total(task.total)} ${rows.join(' ')} ${say.alt.cards(task.cards.join(', '))}`;
    }
  }
}

function hints(task: Task, [first, second]: readonly [string, string]): Texts['hints'] {
  return [
    { text: first, highlight: [] },
    { text: second, highlight: task.kind === 'rest' || task.kind === 'find' ? ['total'] : [] },
  ];
}

function feedback(task: Task, say: Words): Texts['feedback'] {
  if (task.kind !== 'find') return {};
  const said: Readonly<Record<string, string>> = say.feedback;
  return Object.fromEntries(
    variantsOf(task).flatMap(({ tag }) =>
      tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: ['total'] }] as const],
    ),
  );
}

function praise({ task, truth }: DotsParams, { praise: say }: Words): string {
  switch (task.kind) {
    case 'sum':
      return say.number(Number(truth));
    case 'take':
      return say.rest(Number(truth));
    case 'find':
      return say.card(task.total);
    case 'bonds':
      return say.rows(task.total);
    default:
      return say.hidden(Number(truth));
  }
}

function strings(task: Extract<Task, { kind: 'bonds' }>, say: Words): Texts['strings'] {
  return Object.fromEntries([
    ...task.rows.map((_, row) => [slotKey(row), say.strings.slot(row + 1)] as const),
    ...task.cards.map((card) => [cardKey(card), say.strings.piece(card)] as const),
  ]);
}
