import type { Solved, Step, Texts } from '../../core/family.ts';
import { spaced } from './glyphs.ts';
import type { Count } from './params.ts';

import type { Words } from './words/shape.ts';

/** A page has room for so many. */
const most = 6;

export function explain({ trace }: Solved, say: Words): Texts['steps'] {
  const told = trace.map((step) => ({ text: sentence(step, say.steps), highlight: step.highlight }));
  return told.length <= most ? told : [...told.slice(0, most - 1), ...told.slice(-1)];
}

function sentence({ key, args }: Step, say: Words['steps']): string {
  const n = (name: string): number => Number(args[name]);
  switch (key) {
    case 'match.before':
      return say.before({
        equation: spaced(String(args['shown'])),
        left: written(n('left')),
        right: written(n('right')),
      });
    case 'match.change':
      return changed(args, say);
    case 'match.after':
      return say.after(spaced(String(args['made'])));
    case 'match.size':
      return say.size(n('size'), n('count'));
    case 'match.total':
      return say.total(n('count'));
    case 'match.now':
      return say.now(n('count'));
    case 'match.taken':
      return say.taken[String(args['places']).split(',').length as Count];
    default:
      return say.left(n('count'));
  }
}

function changed(args: Step['args'], say: Words['steps']): string {
  if (args['from'] === '+') return say.plusToMinus;
  if (args['from'] === '−') return say.minusToPlus;
  const [from, to, gone, came] = ['from', 'to', 'gone', 'came'].map((name) => Number(args[name])) as [
    number,
    number,
    number,
    number,
  ];
  // The matches of one problem are at most three.
  const count = Math.max(gone, came) as Count;
  if (came === 0) return say.less({ from, to, count });
  if (gone === 0) return say.more({ from, to, count });
  return gone === came ? say.inside({ from, to, count }) : say.both(from, to);
}

function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
