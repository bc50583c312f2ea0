import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, genderOf, noun, spelled } = speak('uk');

type NounId = SaidGroup['noun'];

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const one = (group: SaidGroup): string => described(thing(group));
/** "червоних м’ячів". */
const ofMany = (group: SaidGroup): string => described(thing(group), { number: 'many', case: 'genitive' });

const word = (quality: Exclude<SaidQuality, { is: 'kind' }>): ReturnType<typeof hue> =>
  quality.is === 'colour' ? hue(quality.colour) : quality.size;
/** "— м’ячі" or "червоні": after a plural subject. */
const areMany = (of: NounId, are: SaidQuality): string =>
  are.is === 'kind' ? `— ${noun(are.noun, { number: 'many' })}` : adjective(word(are), { noun: of, number: 'many' });
/** "червона", "м’яч": after "він" or "вона". */
const isOne = (of: NounId, are: SaidQuality): string =>
  are.is === 'kind' ? noun(are.noun) : adjective(word(are), { noun: of });
/** "м’яч", "червона іграшка": one that has it. */
const oneWith = (are: SaidQuality, generic: NounId): string =>
  are.is === 'kind' ? noun(are.noun) : described({ noun: generic, adjectives: [word(are)] });
const each = (id: NounId): string =>
  ({ masculine: 'Кожен', feminine: 'Кожна', neuter: 'Кожне', common: 'Кожен' })[genderOf(id)];
const atLeastOne = (id: NounId): string =>
  ({ masculine: 'хоча б один', feminine: 'хоча б одна', neuter: 'хоча б одне', common: 'хоча б один' })[genderOf(id)];
const it = (id: NounId): string =>
  ({ masculine: 'він', feminine: 'вона', neuter: 'воно', common: 'він' })[genderOf(id)];
const not = (isNot: boolean): string => (isNot ? 'не ' : '');
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const uk: Words = {
  title: 'Правда чи ні?',
  statements: {
    all: (of, are) => `Усі ${many(of)} ${areMany(of.noun, are)}.`,
    none: (of, are) =>
      are.is === 'kind'
        ? `Серед ${ofMany(of)} немає ${noun(are.noun, { number: 'many', case: 'genitive' })}.`
        : `Серед ${ofMany(of)} немає ${adjective(word(are), { noun: of.noun, number: 'many', case: 'genitive' })}.`,
    notAll: (of, are) => `Не всі ${many(of)} ${areMany(of.noun, are)}.`,
    exists: (of) => `Є ${one(of)}.`,
    only: (kind, are) => `Тільки ${noun(kind, { number: 'many' })} ${areMany(kind, are)}.`,
    and: (of, are, too) => `${each(of.noun)} ${one(of)} — ${isOne(of.noun, too)} і ${isOne(of.noun, are)}.`,
    or: (of, are, too) => `${each(of.noun)} ${one(of)} — ${isOne(of.noun, are)} або ${isOne(of.noun, too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      [
        when.is === 'kind'
          ? `Якщо ${noun(id)} — ${not(whenNot)}${noun(when.noun)},`
          : `Якщо ${noun(id)} ${not(whenNot)}${isOne(id, when)},`,
        then.is === 'kind'
          ? `то це ${not(thenNot)}${noun(then.noun)}.`
          : `то ${it(id)} ${not(thenNot)}${isOne(id, then)}.`,
      ].join(' '),
    exactly: (of, n) => `На малюнку рівно ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `На малюнку рівно ${spelled(n, thing(of))}.`,
    more: (of, than) => `${capital(ofMany(of))} більше, ніж ${ofMany(than)}.`,
    alike: {
      colour: (of) => `Усі ${many(of)} одного кольору.`,
      size: (of) => `Усі ${many(of)} одного розміру.`,
    },
    differ: (of) => `Серед ${ofMany(of)} немає двох одного кольору.`,
    eachColour: (are, generic) =>
      `Кожного кольору є ${atLeastOne(are.is === 'kind' ? are.noun : generic)} ${oneWith(are, generic)}.`,
    oneColour: (are, generic) => `Є колір, у якому всі ${noun(generic, { number: 'many' })} ${areMany(generic, are)}.`,
  },
  choosePicture: {
    single: 'Який малюнок підходить?',
    multi: 'Вибери всі малюнки, які підходять.',
    any: 'Вибери будь-який малюнок, що підходить.',
  },
  chooseStatement: {
    single: 'Подивися на малюнок. Що тут правда?',
    multi: 'Подивися на малюнок. Вибери все правдиве.',
    any: 'Подивися на малюнок. Вибери щось правдиве.',
  },
  findStatement: {
    single: 'Подивися на малюнок. Знайди, що тут правда.',
    multi: 'Подивися на малюнок. Знайди все правдиве.',
    any: 'Подивися на малюнок. Знайди щось правдиве.',
  },
  altPictures: (count) => `Малюнки на вибір: ${count}.`,
  things: all,
  alt: (things) => `На малюнку: ${things}.`,
  hints: {
    read: 'Повтори речення повільно. Про що воно?',
    pictures: 'Візьми один малюнок. Подивися на кожен предмет.',
    all: 'Пошукай хоча б один, який не підходить.',
    exists: 'Пошукай хоча б один, який підходить повністю.',
    count: 'Полічи пальчиком.',
    two: 'Поділи речення. Спершу перевір одну половину.',
    if: 'Дивися лише на тих, про кого сказано «якщо».',
    colours: 'Бери один колір за одним.',
  },
  feedback: {
    'truth.turns-it-round': 'Тут усе навпаки. Про кого сказано спершу?',
    'truth.misses-one': 'Дуже близько! Подивися ще раз на кожен предмет.',
    'truth.some-for-all': 'Деякі — так. А як решта?',
    'truth.ignores-not': 'Стеж за маленькими словами «не» і «немає».',
    'truth.fits-in-part': 'Одна частина підходить. Перевір кожне слово.',
    'truth.checks-one-half': 'Половина правдива. Тепер перевір другу половину.',
    'truth.miscounts': 'Дуже близько! Полічи ще раз.',
    'truth.swaps-each-and-one': 'Кожен колір чи лише один? Прочитай знову.',
  },
  because: {
    'all-keep': 'Перевір по одному: підходять усі.',
    'pair-alike': 'Порівняй ці предмети: колір однаковий.',
    'pair-differs': 'Порівняй ці предмети: вони різні.',
    'no-colour-holds': 'У кожному кольорі хтось не підходить.',
    breaks: (group) => `Ось ${one(group)}: не підходить.`,
    shows: (group) => `Ось ${one(group)}.`,
    lacks: (group) => `Тут немає ${described(thing(group), { case: 'genitive' })}.`,
    counted: (things) => `Полічи: ${all(things)}.`,
    colourFails: (colour) =>
      `Подивися на цей колір: ${adjective(hue(colour), { noun: 'colour' })}. Тут не підходить нічого.`,
    colourHolds: (colour) => `Подивися на цей колір: ${adjective(hue(colour), { noun: 'colour' })}. Тут підходить усе.`,
  },
  fits: 'Отже, малюнок підходить.',
  fitsNot: 'Отже, це не він.',
  judged: (statement, because, isTrue) => `«${statement}» ${because} ${isTrue ? 'Отже, правда.' : 'Отже, неправда.'}`,
  answerPictures: (things) =>
    things.length > 1 ? `Підходять малюнки: ${things.join('; ')}.` : `Відповідь — малюнок, де ${things.join('')}.`,
  answerStatements: (statements) => `Правда ось що: ${statements.join(' ')}`,
  praise: { pictures: 'Так! Усе підходить.', statements: 'Так! Ти дивишся уважно.' },
};
