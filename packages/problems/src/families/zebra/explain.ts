import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { clueSentence } from './clue-sentence.ts';
import { answerOf, itemOf, tenantsOf } from './items.ts';
import type { ZebraParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

const mostChapters = 5;
/** More clues than this in one step only tire. */
const mostQuoted = 3;

/** The trace in a few chapters: which clues were read, and who has a home now. */
export function explain(params: ZebraParams, { trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language];
  const size = Math.ceil(trace.length / mostChapters);
  const count = Math.ceil(trace.length / Math.max(1, size));
  const groups = Array.from({ length: count }, (_, index) => trace.slice(index * size, (index + 1) * size));
  return [...groups.map((group) => chapter(params, group, say)), ending(params, say)];
}

function chapter(params: ZebraParams, steps: readonly Step[], say: Words): Texts['steps'][number] {
  const numbers = (name: string): readonly string[] =>
    steps.flatMap(({ args }) => String(args[name]).split(',')).filter((word) => word !== '');
  const clues = [...new Set(numbers('clues'))].slice(-mostQuoted).flatMap((index) => params.clues[Number(index)] ?? []);
  const quoted = clues.map((clue) => clueSentence(params, clue, { clues: say.clues, spell: String }));
  const homes = [...new Set(numbers('placed'))].map((pair) => {
    const [id = 0, house = 0] = pair.split('-').map(Number);
    return { who: itemOf(params, id).noun, house: house + 1 };
  });
  const isSupposed = steps.some(({ args }) => Number(args['supposed']) > 0);
  const sentences = [
    ...quoted,
    ...(isSupposed ? [say.steps.suppose] : []),
    quoted.length > 0 ? say.steps.so(homes) : say.steps.left(homes),
  ];
  return { text: sentences.join(' '), highlight: [...new Set(steps.flatMap(({ highlight }) => highlight))] };
}

function ending(params: ZebraParams, { steps: say }: Words): Texts['steps'][number] {
  const noun = (id: number): NounId => itemOf(params, id).noun;
  if (params.ask) {
    const answer = answerOf(params);
    const house = (params.truth[answer] ?? 0) + 1;
    return { text: say.answer(noun(answer)), highlight: [`house-${house}`] };
  }
  const row = Array.from({ length: params.houses }, (_, house) => house);
  const homes = row.map((house) => say.house(house + 1, tenantsOf(params, house).map(noun)));
  return { text: homes.join(' '), highlight: row.map((house) => `house-${house + 1}`) };
}
