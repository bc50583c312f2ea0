import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, genderOf, noun, spelled } = speak('ru');

type NounId = SaidGroup['noun'];

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const one = (group: SaidGroup): string => described(thing(group));
/** "красных мячей". */
const ofMany = (group: SaidGroup): string => described(thing(group), { number: 'many', case: 'genitive' });

const word = (quality: Exclude<SaidQuality, { is: 'kind' }>): ReturnType<typeof hue> =>
  quality.is === 'colour' ? hue(quality.colour) : quality.size;
/** "— мячи" or "красные": after a plural subject. */
const areMany = (of: NounId, are: SaidQuality): string =>
  are.is === 'kind' ? `— ${noun(are.noun, { number: 'many' })}` : adjective(word(are), { noun: of, number: 'many' });
/** "красная", "мяч": after "он" or "она". */
const isOne = (of: NounId, are: SaidQuality): string =>
  are.is === 'kind' ? noun(are.noun) : adjective(word(are), { noun: of });
/** "мяч", "красная игрушка": one that has it. */
const oneWith = (are: SaidQuality, generic: NounId): string =>
  are.is === 'kind' ? noun(are.noun) : described({ noun: generic, adjectives: [word(are)] });
const each = (id: NounId): string =>
  ({ masculine: 'Каждый', feminine: 'Каждая', neuter: 'Каждое', common: 'Каждый' })[genderOf(id)];
const atLeastOne = (id: NounId): string =>
  ({ masculine: 'хотя бы один', feminine: 'хотя бы одна', neuter: 'хотя бы одно', common: 'хотя бы один' })[
    genderOf(id)
  ];
const it = (id: NounId): string => ({ masculine: 'он', feminine: 'она', neuter: 'оно', common: 'он' })[genderOf(id)];
const not = (isNot: boolean): string => (isNot ? 'не ' : '');
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const ru: Words = {
  title: 'Верно или нет?',
  statements: {
    all: (of, are) => `Все ${many(of)} ${areMany(of.noun, are)}.`,
    none: (of, are) =>
      are.is === 'kind'
        ? `Среди ${ofMany(of)} нет ${noun(are.noun, { number: 'many', case: 'genitive' })}.`
        : `Среди ${ofMany(of)} нет ${adjective(word(are), { noun: of.noun, number: 'many', case: 'genitive' })}.`,
    notAll: (of, are) => `Не все ${many(of)} ${areMany(of.noun, are)}.`,
    exists: (of) => `Есть ${one(of)}.`,
    only: (kind, are) => `Только ${noun(kind, { number: 'many' })} ${areMany(kind, are)}.`,
    and: (of, are, too) => `${each(of.noun)} ${one(of)} — ${isOne(of.noun, too)} и ${isOne(of.noun, are)}.`,
    or: (of, are, too) => `${each(of.noun)} ${one(of)} — ${isOne(of.noun, are)} или ${isOne(of.noun, too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      [
        when.is === 'kind'
          ? `Если ${noun(id)} — ${not(whenNot)}${noun(when.noun)},`
          : `Если ${noun(id)} ${not(whenNot)}${isOne(id, when)},`,
        then.is === 'kind'
          ? `то это ${not(thenNot)}${noun(then.noun)}.`
          : `то ${it(id)} ${not(thenNot)}${isOne(id, then)}.`,
      ].join(' '),
    exactly: (of, n) => `На картинке ровно ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `На картинке ровно ${spelled(n, thing(of))}.`,
    more: (of, than) => `${capital(ofMany(of))} больше, чем ${ofMany(than)}.`,
    alike: {
      colour: (of) => `Все ${many(of)} одного цвета.`,
      size: (of) => `Все ${many(of)} одного размера.`,
    },
    differ: (of) => `Среди ${ofMany(of)} нет двух одного цвета.`,
    eachColour: (are, generic) =>
      `Каждого цвета есть ${atLeastOne(are.is === 'kind' ? are.noun : generic)} ${oneWith(are, generic)}.`,
    oneColour: (are, generic) =>
      `Есть цвет, в котором все ${noun(generic, { number: 'many' })} ${areMany(generic, are)}.`,
  },
  choosePicture: {
    single: 'Какая картинка подходит?',
    multi: 'Выбери все картинки, которые подходят.',
    any: 'Выбери любую картинку, которая подходит.',
  },
  chooseStatement: {
    single: 'Посмотри на картинку. Что здесь верно?',
    multi: 'Посмотри на картинку. Выбери всё, что верно.',
    any: 'Посмотри на картинку. Выбери что-нибудь верное.',
  },
  findStatement: {
    single: 'Посмотри на картинку. Найди, что здесь верно.',
    multi: 'Посмотри на картинку. Найди всё, что верно.',
    any: 'Посмотри на картинку. Найди что-нибудь верное.',
  },
  altPictures: (count) => `Картинки на выбор: ${count}.`,
  things: all,
  alt: (things) => `На картинке: ${things}.`,
  hints: {
    read: 'Повтори предложение медленно. О чём оно?',
    pictures: 'Возьми одну картинку. Посмотри на каждый предмет.',
    all: 'Поищи хотя бы один, который не подходит.',
    exists: 'Поищи хотя бы один, который подходит целиком.',
    count: 'Посчитай пальчиком.',
    two: 'Раздели предложение. Сначала проверь одну половину.',
    if: 'Смотри только на тех, о ком сказано «если».',
    colours: 'Бери один цвет за другим.',
  },
  feedback: {
    'truth.turns-it-round': 'Здесь всё наоборот. О ком сказано сначала?',
    'truth.misses-one': 'Очень близко! Посмотри ещё раз на каждый предмет.',
    'truth.some-for-all': 'Некоторые — да. А как остальные?',
    'truth.ignores-not': 'Следи за маленькими словами «не» и «нет».',
    'truth.fits-in-part': 'Одна часть подходит. Проверь каждое слово.',
    'truth.checks-one-half': 'Половина верна. Теперь проверь вторую половину.',
    'truth.miscounts': 'Очень близко! Посчитай ещё раз.',
    'truth.swaps-each-and-one': 'Каждый цвет или только один? Прочитай снова.',
  },
  because: {
    'all-keep': 'Проверь по одному: подходят все.',
    'pair-alike': 'Посмотри на эти два: цвет одинаковый.',
    'pair-differs': 'Посмотри на эти два: они разные.',
    'no-colour-holds': 'В каждом цвете кто-то не подходит.',
    breaks: (group) => `Вот ${one(group)}: не подходит.`,
    shows: (group) => `Вот ${one(group)}.`,
    lacks: (group) => `Здесь нет ${described(thing(group), { case: 'genitive' })}.`,
    counted: (things) => `Посчитай: ${all(things)}.`,
    colourFails: (colour) =>
      `Посмотри на этот цвет: ${adjective(hue(colour), { noun: 'colour' })}. Здесь не подходит ничего.`,
    colourHolds: (colour) =>
      `Посмотри на этот цвет: ${adjective(hue(colour), { noun: 'colour' })}. Здесь подходит всё.`,
  },
  fits: 'Значит, картинка подходит.',
  fitsNot: 'Значит, это не она.',
  judged: (statement, because, isTrue) => `«${statement}» ${because} ${isTrue ? 'Значит, верно.' : 'Значит, неверно.'}`,
  answerPictures: (things) =>
    things.length > 1 ? `Подходят картинки: ${things.join('; ')}.` : `Ответ — картинка, где ${things.join('')}.`,
  answerStatements: (statements) => `Верно вот что: ${statements.join(' ')}`,
  praise: { pictures: 'Да! Всё подходит.', statements: 'Да! Ты смотришь внимательно.' },
};
