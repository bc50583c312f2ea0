import type { Solved, Step } from '../../core/family.ts';
import type { KnightsParams, Speech } from './params.ts';

type Seen = Pick<KnightsParams, 'asked' | 'speeches'>;

/** Tries everybody as knight and as liar: a knight's words must be true, a liar's false. */
export function solve({ speeches }: Seen): Solved {
  const models: (readonly boolean[])[] = [];
  for (let code = 0; code < 1 << speeches.length; code += 1) {
    const model = speeches.map((_, i) => ((code >> i) & 1) === 1);
    if (speeches.every((speech, i) => holds(speech, model) === model[i])) models.push(model);
  }
  const [model] = models;
  const isHard = speeches.some(({ says }) => says === 'either' || says === 'count');
  const technique = (speeches.length === 3 ? 2 : 4) + (isHard ? 1 : 0);
  const answers = models.slice(0, 2).map((one) => one.flatMap((isKnight, i) => (isKnight ? [i] : [])).join(' '));
  const trace = (model ?? []).map((isKnight, i): Step => ({
    key: isKnight ? 'true' : 'false',
    args: { who: i },
    highlight: [`speaker-${i}`],
  }));
  return { answers, trace, technique };
}

function holds(speech: Speech, isKnight: readonly boolean[]): boolean {
  if (speech.says === 'count') return isKnight.filter((one) => !one).length === speech.n;
  const a = isKnight[speech.a] === true;
  if (!('b' in speech)) return speech.says === 'knight' ? a : !a;
  const b = isKnight[speech.b] === true;
  switch (speech.says) {
    case 'same':
      return a === b;
    case 'differ':
      return a !== b;
    case 'both-knights':
      return a && b;
    case 'both-liars':
      return !a && !b;
    case 'either':
      return !a || !b;
  }
}
