import type { Asked, Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { capital, counted, list, noun } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { tags } from './mistakes.ts';
import type { BalanceParams, Pan } from './params.ts';

interface Phrases {
  readonly title: string;
  readonly balanced: Readonly<Record<'one' | 'many', string>>;
  readonly ask: (good: string) => string;
  readonly find: (good: string) => string;
  readonly weight: (n: number) => string;
  readonly alt: (scale: number, left: string, right: string) => string;
  readonly hints: Readonly<Record<'equal' | 'one' | 'two' | 'all', string>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly praise: (good: string, weighs: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'Balanced scales',
    balanced: { one: 'Both pans are equally heavy.', many: 'On all scales both pans are equally heavy.' },
    ask: (good) => `How much does the ${good} weigh?`,
    find: (good) => `Find out how much the ${good} weighs.`,
    weight: (n) => `weight ${n}`,
    alt: (scale, left, right) => `Scales ${scale}. Left pan: ${left}. Right pan: ${right}.`,
    hints: {
      equal: 'Both pans weigh the same. What lies on each?',
      one: 'Begin with these scales. Only one thing is unknown here.',
      two: 'Compare these two scales. What do they differ in?',
      all: 'Put together everything that lies on all the scales.',
    },
    feedback: {
      [tags.onePan]: 'That number stands on a weight. What else lies there?',
      [tags.addsAll]: 'Do not add the pans up. They weigh the same: compare them.',
      [tags.noShare]: 'That is for all of them together. And one alone?',
      [tags.noTake]: 'First take the same off both pans.',
      [tags.twice]: 'One weight is counted twice. Look again.',
      [tags.other]: 'That is how much another thing weighs. Which one is asked?',
      [tags.offByOne]: 'Very close! Count once more.',
    },
    praise: (good, weighs) => `Yes! The ${good} weighs ${weighs}.`,
  },
  ru: {
    title: 'Весы в равновесии',
    balanced: { one: 'Чаши весят одинаково.', many: 'На всех весах чаши весят одинаково.' },
    ask: (good) => `Сколько весит ${good}?`,
    find: (good) => `Узнай, сколько весит ${good}.`,
    weight: (n) => `гиря ${n}`,
    alt: (scale, left, right) => `Весы ${scale}. Левая чаша: ${left}. Правая чаша: ${right}.`,
    hints: {
      equal: 'Обе чаши весят одинаково. Что лежит на каждой?',
      one: 'Начни с этих весов. Здесь неизвестно только одно.',
      two: 'Сравни эти весы. Чем они отличаются?',
      all: 'Сложи всё, что лежит на всех весах.',
    },
    feedback: {
      [tags.onePan]: 'Это число с гири. А что ещё лежит на чашах?',
      [tags.addsAll]: 'Не складывай чаши. Они весят одинаково: сравни их.',
      [tags.noShare]: 'Столько весят все вместе. А один предмет?',
      [tags.noTake]: 'Сначала убери с обеих чаш одинаковое.',
      [tags.twice]: 'Одна гиря посчитана дважды. Посмотри ещё раз.',
      [tags.other]: 'Столько весит другой предмет. О каком спросили?',
      [tags.offByOne]: 'Совсем близко! Посчитай ещё раз.',
    },
    praise: (good, weighs) => `Да! ${capital('ru', good)} весит ${weighs}.`,
  },
};

export function texts(params: BalanceParams, { mode, solved }: Asked, language: Language): Texts {
  const say = phrases[language];
  const { goods, scales, ask, truth } = params;
  const good = noun(language, goods[ask]?.noun ?? 'apple');
  const balanced = say.balanced[scales.length > 1 ? 'many' : 'one'];
  const alt = scales.map(({ left, right }, index) =>
    say.alt(index + 1, panWords(params, left, language), panWords(params, right, language)),
  );
  const variants = mode === 'single' ? variantsOf(params) : [];
  return {
    title: say.title,
    question: `${balanced} ${say.ask(good)}`,
    alt: alt.join(' '),
    narration: `${balanced} ${say.find(good)}`,
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: hints(solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) => (tag === undefined ? [] : [[tag, feedback(tag, solved, say)] as const])),
    ),
    praise: say.praise(good, truth[ask] ?? 0),
    strings: {},
  };
}

function panWords({ goods }: BalanceParams, pan: Pan, language: Language): string {
  const things = pan.goods.flatMap((count, good) =>
    count > 0 ? [counted(language, count, goods[good]?.noun ?? 'apple')] : [],
  );
  return list(language, [...things, ...pan.weights.map((weight) => phrases[language].weight(weight))]);
}

function hints({ trace }: Solved, say: Phrases): Texts['hints'] {
  const [first] = trace;
  const kind = first?.key === 'balance.all' ? 'all' : first?.key === 'balance.two' ? 'two' : 'one';
  return [
    { text: say.hints.equal, highlight: [] },
    { text: say.hints[kind], highlight: first?.highlight ?? [] },
  ];
}

function feedback(tag: Misconception, { trace }: Solved, say: Phrases): { text: string; highlight: readonly string[] } {
  const highlight = tag === tags.other ? ['ask'] : (trace.at(-1)?.highlight ?? []);
  return { text: say.feedback[tag] ?? '', highlight };
}
