import type { Language } from '../../core/family.ts';
import { capital, genderOf, noun } from '../../lang/words.ts';
import type { Clue, CluesParams, Relation } from './params.ts';

interface Comparison {
  readonly more: string;
  readonly less: string;
  readonly most: string;
  readonly least: string;
}

const english: Readonly<Record<Relation, Comparison>> = {
  tall: { more: 'taller', less: 'shorter', most: 'the tallest', least: 'the shortest' },
  old: { more: 'older', less: 'younger', most: 'the oldest', least: 'the youngest' },
  heavy: { more: 'heavier', less: 'lighter', most: 'the heaviest', least: 'the lightest' },
  fast: { more: 'faster', less: 'slower', most: 'the fastest', least: 'the slowest' },
};

const russian: Readonly<Record<Relation, Comparison & { readonly by: string }>> = {
  tall: { more: 'выше', less: 'ниже', most: 'самого высокого', least: 'самого низкого', by: 'по росту' },
  old: { more: 'старше', less: 'младше', most: 'самого старшего', least: 'самого младшего', by: 'по возрасту' },
  heavy: { more: 'тяжелее', less: 'легче', most: 'самого тяжёлого', least: 'самого лёгкого', by: 'по весу' },
  fast: { more: 'быстрее', less: 'медленнее', most: 'самого быстрого', least: 'самого медленного', by: 'по скорости' },
};

/** "the fox", "лиса". */
export function whoWords({ who }: CluesParams, index: number, language: Language): string {
  const name = noun(language, who[index] ?? 'fox');
  return language === 'en' ? `the ${name}` : name;
}

/** One clue as a sentence. */
export function clueWords(params: CluesParams, clue: Clue, language: Language): string {
  return capital(language, language === 'en' ? englishClue(params, clue) : russianClue(params, clue));
}

function englishClue(params: CluesParams, clue: Clue): string {
  const say = english[params.relation];
  const who = (index: number): string => whoWords(params, index, 'en');
  switch (clue.t) {
    case 'more':
      return clue.isInverse
        ? `${who(clue.b)} is ${say.less} than ${who(clue.a)}.`
        : `${who(clue.a)} is ${say.more} than ${who(clue.b)}.`;
    case 'between':
      return `${who(clue.middle)} comes between ${who(clue.a)} and ${who(clue.b)}.`;
    case 'not-top':
      return `${who(clue.a)} is not ${say.most}.`;
    case 'not-bottom':
      return `${who(clue.a)} is not ${say.least}.`;
  }
}

function russianClue(params: CluesParams, clue: Clue): string {
  const say = russian[params.relation];
  const who = (index: number): string => whoWords(params, index, 'ru');
  const beside = (index: number): string => noun('ru', params.who[index] ?? 'fox', { case: 'instrumental' });
  switch (clue.t) {
    case 'more':
      return clue.isInverse
        ? `${who(clue.b)} ${say.less}, чем ${who(clue.a)}.`
        : `${who(clue.a)} ${say.more}, чем ${who(clue.b)}.`;
    case 'between':
      return `${who(clue.middle)} ${say.by} между ${beside(clue.a)} и ${beside(clue.b)}.`;
    case 'not-top':
      return `${say.more} всех — не ${who(clue.a)}.`;
    case 'not-bottom':
      return `${say.less} всех — не ${who(clue.a)}.`;
  }
}

/** "Who is the tallest?" or, to be spoken, without a mark of question. */
export function askClues({ relation, ask, order }: CluesParams, language: Language): string {
  const last = order.length - 1;
  if (language === 'en') {
    const say = english[relation];
    if (ask === null) return `Put them in order, ${say.most} first.`;
    if (ask === 0) return `Who is ${say.most}?`;
    if (ask === last) return `Who is ${say.least}?`;
    if (ask * 2 === last) return 'Who is in the middle?';
    return ask * 2 < last
      ? `Who comes ${places.en[ask] ?? ''} after ${say.most}?`
      : `Who comes ${places.en[last - ask] ?? ''} before ${say.least}?`;
  }
  const say = russian[relation];
  if (ask === null) return `Расставь всех, начиная с ${say.most}.`;
  if (ask === 0) return `Кто ${say.more} всех?`;
  if (ask === last) return `Кто ${say.less} всех?`;
  if (ask * 2 === last) return 'Кто посередине?';
  return ask * 2 < last
    ? `Кто ${places.ru[ask] ?? ''} после ${say.most}?`
    : `Кто ${places.ru[last - ask] ?? ''} перед ${lowest[relation]}?`;
}

const places = { en: ['', 'just', 'second'], ru: ['', 'сразу', 'второй'] } as const;
const lowest: Readonly<Record<Relation, string>> = {
  tall: 'самым низким',
  old: 'самым младшим',
  heavy: 'самым лёгким',
  fast: 'самым медленным',
};

const superlative = {
  masculine: ['самый большой', 'самый маленький', 'средний', 'второй'],
  feminine: ['самая большая', 'самая маленькая', 'средняя', 'вторая'],
  neuter: ['самое большое', 'самое маленькое', 'среднее', 'второе'],
  common: ['', '', '', ''],
} as const;

export interface SizeAsk {
  readonly ask: number | null;
  readonly count: number;
  readonly isRising: boolean;
}

/** "Which apple is the biggest?" */
export function askSizes(
  object: Parameters<typeof noun>[1],
  { ask, count, isRising }: SizeAsk,
  language: Language,
): string {
  const last = count - 1;
  const name = noun(language, object);
  if (language === 'en') {
    if (ask === null)
      return isRising ? 'Put them in order, the smallest first.' : 'Put them in order, the biggest first.';
    if (ask === 0 || ask === last) return `Which ${name} is ${ask === 0 ? 'the biggest' : 'the smallest'}?`;
    if (ask * 2 === last) return `Which ${name} is in the middle?`;
    return ask === 1 ? `Which ${name} comes just after the biggest?` : `Which ${name} comes just before the smallest?`;
  }
  const [biggest, smallest, middle, second] = superlative[genderOf('ru', object)];
  if (ask === null)
    return isRising
      ? 'Расставь по порядку: сначала маленькие, потом большие.'
      : 'Расставь по порядку: сначала большие, потом маленькие.';
  if (ask === 0 || ask === last) return `Где ${ask === 0 ? biggest : smallest} ${name}?`;
  if (ask * 2 === last) return `Где ${middle} по размеру ${name}?`;
  return ask === 1
    ? `От больших к маленьким: где ${second} ${name}?`
    : `От маленьких к большим: где ${second} ${name}?`;
}
