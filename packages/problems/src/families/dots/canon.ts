import type { DotsParams, Task } from './params.ts';

/** One puzzle idea: groups change places and colours, dominoes become frames; the numbers stay. */
export function structKey({ task }: DotsParams): string {
  return `dots:${told(task, (numbers) => numbers.toSorted((a, b) => a - b))}`;
}

export function skinKey({ task, look, colour }: DotsParams): string {
  return `dots:${look}:${colour}:${told(task, (numbers) => numbers)}`;
}

function told(task: Task, order: (numbers: readonly number[]) => readonly number[]): string {
  switch (task.kind) {
    case 'sum':
      return `sum:${order(task.parts).join('+')}`;
    case 'rest':
      return `rest:${task.total}:${order(task.parts).join('+')}`;
    case 'take':
      return `take:${task.total}-${task.away}`;
    case 'equal':
      return `equal:${order(task.left).join('+')}=${order(task.right).join('+')}`;
    case 'find': {
      const cards = task.cards.map((card) => order(card).join('|'));
      // The order of cards is no part of the idea, nor of the skin: they are shuffled for every learner.
      return `find:${task.total}:${cards.sort().join(' ')}`;
    }
    case 'bonds':
      return `bonds:${task.total}:${order(task.rows).join(',')}:${order(task.cards).join(',')}`;
  }
}
