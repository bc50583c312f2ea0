import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { DotsParams, Task } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

/** The solver's counting, told step by step; the last one states the answer. */
export function explain({ task, truth }: DotsParams, { trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = trace.map((step) => ({ text: sentence(say, step), highlight: step.highlight }));
  return [...told, { text: answer(task, truth, say), highlight: placeOf(task) }];
}

function sentence(say: Words['steps'], { key, args }: Step): string {
  const n = (name: string): number => Number(args[name]);
  switch (key) {
    case 'add':
      return say.add(n('a'), n('b'), n('sum'));
    case 'fill-ten':
      return say.fillTen(n('a'), n('b'));
    case 'add-tens':
      return say.addTens({
        tensA: n('tensA'),
        tensB: n('tensB'),
        tens: n('tens'),
        onesA: n('onesA'),
        onesB: n('onesB'),
        ones: n('ones'),
        sum: n('sum'),
      });
    case 'all':
      return say.all(n('n'));
    case 'take':
      return say.take(n('a'), n('b'), n('rest'));
    case 'down':
      return say.down(n('a'), n('b'), n('rest'));
    case 'take-rest':
      return say.takeRest({ away: n('away'), down: n('down'), a: n('a'), b: n('b'), rest: n('rest') });
    case 'need':
      return say.need(n('n'));
    case 'same':
      return say.same(n('n'));
    case 'cards':
      return say.cards(sumsText(String(args['sums'])));
    case 'look':
      return say.look(n('n'));
    default:
      return say.row({ row: n('row'), a: n('a'), b: n('b'), sum: n('sum') });
  }
}

function sumsText(sums: string): string {
  const told = sums.split(' ').map((sum) => {
    const [a = 0, b = 0] = sum.split('+').map(Number);
    return `${a} + ${b} = ${a + b}`;
  });
  return told.join(', ');
}

function answer(task: Task, truth: string, say: Words['steps']): string {
  switch (task.kind) {
    case 'sum':
      return say.answer.number(Number(truth));
    case 'take':
      return say.answer.rest(Number(truth));
    case 'find': {
      const [a, b] = task.cards[task.right] ?? [0, 0];
      return say.answerCard(a, b);
    }
    case 'bonds':
      return say.answerRows(task.total);
    default:
      return say.answer.hidden(Number(truth));
  }
}

function placeOf(task: Task): readonly string[] {
  if (task.kind === 'sum' || task.kind === 'take') return ['ask'];
  if (task.kind === 'find' || task.kind === 'bonds') return ['total'];
  return ['cover'];
}
