import type { Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { colourIds } from '../../draw/palette.ts';
import { colourAdjective } from '../../lang/colours.ts';
import { capital, counted, described } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { Item, OddParams } from './params.ts';

interface Phrases {
  readonly title: string;
  readonly question: string;
  readonly narration: string;
  readonly cards: string;
  readonly frames: readonly [round: string, square: string];
  readonly hints: readonly [first: string, second: string];
  readonly countHint: string;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly yes: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: 'The odd one out',
    question: 'Which one is the odd one out?',
    narration: 'One of these does not belong with the others. Find it.',
    cards: 'Cards',
    frames: ['in a round frame', 'in a square frame'],
    hints: ['Take two and compare them. What is the same?', 'Look at one thing at a time. Who stands alone?'],
    countHint: 'Count the corners. Then count the dots.',
    feedback: {
      'odd.shape': 'Another one has this shape too. Look for something else.',
      'odd.colour': 'Another one has this colour too. Look for something else.',
      'odd.size': 'Another one is just as big. Look for something else.',
      'odd.dots': 'Another one has as many dots. Look for something else.',
      'odd.frame': 'Another one has this frame too. Look for something else.',
      'odd.like-the-others': 'There are more like this one. Who has no twin?',
    },
    yes: 'Yes!',
  },
  ru: {
    title: 'Найди лишнее',
    question: 'Что здесь лишнее?',
    narration: 'Одна из картинок не подходит к остальным. Найди её.',
    cards: 'Карточки',
    frames: ['в круглой рамке', 'в квадратной рамке'],
    hints: ['Сравни две картинки. Что у них одинаковое?', 'Смотри на что-то одно. Кто остался без пары?'],
    countHint: 'Посчитай углы. Потом посчитай точки.',
    feedback: {
      'odd.shape': 'Такая форма есть ещё у кого-то. Ищи другое отличие.',
      'odd.colour': 'Такой цвет есть ещё у кого-то. Ищи другое отличие.',
      'odd.size': 'Такой же размер есть ещё у кого-то. Ищи другое отличие.',
      'odd.dots': 'Столько же точек есть ещё у кого-то. Ищи другое отличие.',
      'odd.frame': 'Такая рамка есть ещё у кого-то. Ищи другое отличие.',
      'odd.like-the-others': 'Таких тут несколько. А у кого нет близнеца?',
    },
    yes: 'Да!',
  },
};

export function texts(params: OddParams, solved: Solved, language: Language): Texts {
  const say = phrases[language];
  const words = params.items.map((item) => itemWords(params, item, language));
  const isMatch = solved.trace.some(({ args }) => args['view'] === 'match' && solved.technique === 5);
  const tags = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  return {
    title: say.title,
    question: say.question,
    alt: `${say.cards}: ${words.join('; ')}.`,
    narration: say.narration,
    variants: words.map((text) => ({ text: '', alt: capital(language, text) })),
    hints: [...say.hints, ...(isMatch ? [say.countHint] : [])].map((text) => ({ text, highlight: [] })),
    steps: explain(solved, words[params.right] ?? '', language),
    feedback: Object.fromEntries(
      [...new Set(tags)].map((tag) => [tag, { text: say.feedback[tag] ?? '', highlight: [] }]),
    ),
    praise: `${say.yes} ${capital(language, words[params.right] ?? '')}.`,
    strings: {},
  };
}

/** "small red star, 3 dots, in a round frame": only what differs on the table is said. */
function itemWords(params: OddParams, item: Item, language: Language): string {
  const colour = colourAdjective(language, colourIds[item.colour] ?? 'yellow');
  const hasSizes = new Set(params.items.map(({ size }) => size)).size > 1;
  const size = hasSizes ? [item.size === 0 ? ('small' as const) : ('big' as const)] : [];
  const figure = described(language, { noun: params.shapes[item.shape] ?? 'circle', adjectives: [...size, colour] });
  const dots = params.hasDots ? [counted(language, item.dots, 'dot')] : [];
  const frame = params.hasFrame ? [phrases[language].frames[item.frame === 0 ? 0 : 1]] : [];
  return [figure, ...dots, ...frame].join(', ');
}
