import { permutations, smallest } from '../../core/canon.ts';
import type { Phrase, VennParams } from './params.ts';
import { regionsOf, renamed } from './phrases.ts';

/** One puzzle idea: circles change names; cards, facts and options change places. */
export function structKey({ items, task, right }: VennParams): string {
  const circles = items.length;
  const images = permutations(items.map((_, i) => i)).map((order) => {
    const mask = (phrase: Phrase): number => regionsOf(renamed(phrase, order), circles);
    switch (task.kind) {
      case 'count':
        return `${mask(task.ask)}|${task.facts
          .map(({ phrase, n }) => `${mask(phrase)}=${n}`)
          .sort()
          .join(' ')}`;
      case 'place':
        return task.cards
          .map((region) => movedRegion(region, order))
          .sort()
          .join('');
      case 'tap':
        return `${task.ask.says} ${mask(task.ask)}`;
      default: {
        const all = task.options.map(mask);
        return `${all[right] ?? 0}|${all.sort((a, b) => a - b).join(' ')}`;
      }
    }
  });
  return `venn:${task.kind}:${circles}:${smallest(images)}`;
}

export function skinKey({ items, task, right }: VennParams): string {
  return `venn:${items.join('-')}:${right}:${JSON.stringify(task)}`;
}

function movedRegion(region: number, order: readonly number[]): number {
  return order.reduce((moved, to, circle) => (region & (1 << circle) ? moved | (1 << to) : moved), 0);
}
