import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { list, noun } from '../../lang/words.ts';
import { answerOf, itemOf, tenantsOf } from './items.ts';
import type { ZebraParams } from './params.ts';
import { clueWords, homeWords } from './words.ts';

interface Phrases {
  readonly so: (homes: string) => string;
  readonly left: (homes: string) => string;
  readonly suppose: string;
  readonly house: (n: number, tenants: string) => string;
  readonly answer: (name: string) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    so: (homes) => `So: ${homes}.`,
    left: (homes) => `What is left: ${homes}.`,
    suppose: 'Suppose the opposite: then it does not work out.',
    house: (n, tenants) => `House ${n}: ${tenants}.`,
    answer: (name) => `The answer: ${name}.`,
  },
  ru: {
    so: (homes) => `Значит: ${homes}.`,
    left: (homes) => `Остаётся: ${homes}.`,
    suppose: 'Предположи обратное: тогда не сходится.',
    house: (n, tenants) => `Домик ${n}: ${tenants}.`,
    answer: (name) => `Ответ: ${name}.`,
  },
};

const mostChapters = 5;
/** More clues than this in one step only tire. */
const mostQuoted = 3;

/** The trace in a few chapters: which clues were read, and who has a home now. */
export function explain(params: ZebraParams, { trace }: Solved, language: Language): Texts['steps'] {
  const size = Math.ceil(trace.length / mostChapters);
  const count = Math.ceil(trace.length / Math.max(1, size));
  const groups = Array.from({ length: count }, (_, index) => trace.slice(index * size, (index + 1) * size));
  return [...groups.map((group) => chapter(params, group, language)), ending(params, language)];
}

function chapter(params: ZebraParams, steps: readonly Step[], language: Language): Texts['steps'][number] {
  const say = phrases[language];
  const numbers = (name: string): readonly string[] =>
    steps.flatMap(({ args }) => String(args[name]).split(',')).filter((word) => word !== '');
  const clues = [...new Set(numbers('clues'))].slice(-mostQuoted).flatMap((index) => params.clues[Number(index)] ?? []);
  const quoted = clues.map((clue) => clueWords(params, clue, { language, spell: String }));
  const homes = [...new Set(numbers('placed'))].map((pair) => {
    const [id = 0, house = 0] = pair.split('-').map(Number);
    return homeWords(params, [id, house], language);
  });
  const isSupposed = steps.some(({ args }) => Number(args['supposed']) > 0);
  const told = homes.join(', ');
  const sentences = [
    ...quoted,
    ...(isSupposed ? [say.suppose] : []),
    quoted.length > 0 ? say.so(told) : say.left(told),
  ];
  return { text: sentences.join(' '), highlight: [...new Set(steps.flatMap(({ highlight }) => highlight))] };
}

function ending(params: ZebraParams, language: Language): Texts['steps'][number] {
  const say = phrases[language];
  const name = (id: number): string => noun(language, itemOf(params, id).noun);
  if (params.ask) {
    const answer = answerOf(params);
    const house = (params.truth[answer] ?? 0) + 1;
    return { text: say.answer(name(answer)), highlight: [`house-${house}`] };
  }
  const row = Array.from({ length: params.houses }, (_, house) => house);
  const homes = row.map((house) => say.house(house + 1, list(language, tenantsOf(params, house).map(name))));
  return { text: homes.join(' '), highlight: row.map((house) => `house-${house + 1}`) };
}
