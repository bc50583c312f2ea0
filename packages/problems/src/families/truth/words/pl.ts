import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, genderOf, noun, spelled } = speak('pl');

type NounId = SaidGroup['noun'];

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const one = (group: SaidGroup): string => described(thing(group));
/** "czerwonych piłek". */
const ofMany = (group: SaidGroup): string => described(thing(group), { number: 'many', case: 'genitive' });

const word = (quality: Exclude<SaidQuality, { is: 'kind' }>): ReturnType<typeof hue> =>
  quality.is === 'colour' ? hue(quality.colour) : quality.size;
/** "to piłki", "są czerwone": after a plural subject. */
const areMany = (of: NounId, are: SaidQuality): string =>
  are.is === 'kind'
    ? `to ${noun(are.noun, { number: 'many' })}`
    : `są ${adjective(word(are), { noun: of, number: 'many' })}`;
/** "czerwona", "piłką": after "jest" or "nie jest". */
const is = (of: NounId, what: SaidQuality): string =>
  what.is === 'kind' ? noun(what.noun, { case: 'instrumental' }) : adjective(word(what), { noun: of });
/** The second of two: "i czerwona", but "i jest piłką". */
const isToo = (of: NounId, what: SaidQuality): string => (what.is === 'kind' ? `jest ${is(of, what)}` : is(of, what));
const not = (isNot: boolean): string => (isNot ? 'nie ' : '');
/** "piłka", "czerwona zabawka": one that has it. */
const oneWith = (are: SaidQuality, generic: NounId): string =>
  are.is === 'kind' ? noun(are.noun) : described({ noun: generic, adjectives: [word(are)] });
const each = (id: NounId): string =>
  ({ masculine: 'Każdy', feminine: 'Każda', neuter: 'Każde', common: 'Każdy' })[genderOf(id)];
const no = (id: NounId): string =>
  ({ masculine: 'Żaden', feminine: 'Żadna', neuter: 'Żadne', common: 'Żaden' })[genderOf(id)];
/** "są 2 piłki", "jest 5 piłek". */
const are = (n: number): string => (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 'są' : 'jest');
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const pl: Words = {
  title: 'Prawda czy nie?',
  statements: {
    all: (of, what) => `Wszystkie ${many(of)} ${areMany(of.noun, what)}.`,
    none: (of, what) => `${no(of.noun)} ${one(of)} nie jest ${is(of.noun, what)}.`,
    notAll: (of, what) => `Nie wszystkie ${many(of)} ${areMany(of.noun, what)}.`,
    exists: (of) => `Jest tu ${one(of)}.`,
    only: (kind, what) => `Tylko ${noun(kind, { number: 'many' })} ${areMany(kind, what)}.`,
    and: (of, what, too) => `${each(of.noun)} ${one(of)} jest ${is(of.noun, too)} i ${isToo(of.noun, what)}.`,
    or: (of, what, too) => `${each(of.noun)} ${one(of)} jest ${is(of.noun, what)} lub ${isToo(of.noun, too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Jeśli ${noun(id)} ${not(whenNot)}jest ${is(id, when)}, to ${not(thenNot)}jest ${is(id, then)}.`,
    exactly: (of, n) => `Na obrazku ${are(n)} dokładnie ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `Na obrazku ${are(n)} dokładnie ${spelled(n, thing(of))}.`,
    more: (of, than) => `${capital(ofMany(of))} jest więcej niż ${ofMany(than)}.`,
    alike: {
      colour: (of) => `Wszystkie ${many(of)} mają ten sam kolor.`,
      size: (of) => `Wszystkie ${many(of)} mają tę samą wielkość.`,
    },
    differ: (of) => `${each(of.noun)} ${one(of)} ma inny kolor.`,
    eachColour: (what, generic) => `W każdym kolorze jest ${oneWith(what, generic)}.`,
    oneColour: (what, generic) =>
      `Jest taki kolor, w którym wszystkie ${noun(generic, { number: 'many' })} ${areMany(generic, what)}.`,
  },
  choosePicture: {
    single: 'Który obrazek pasuje?',
    multi: 'Wybierz wszystkie obrazki, które pasują.',
    any: 'Wybierz dowolny obrazek, który pasuje.',
  },
  chooseStatement: {
    single: 'Popatrz na obrazek. Które zdanie jest prawdziwe?',
    multi: 'Popatrz na obrazek. Wybierz wszystkie prawdziwe zdania.',
    any: 'Popatrz na obrazek. Wybierz dowolne prawdziwe zdanie.',
  },
  findStatement: {
    single: 'Popatrz na obrazek. Znajdź prawdziwe zdanie.',
    multi: 'Popatrz na obrazek. Znajdź wszystkie prawdziwe zdania.',
    any: 'Popatrz na obrazek. Znajdź dowolne prawdziwe zdanie.',
  },
  altPictures: (count) => `Obrazki do wyboru: ${count}.`,
  things: all,
  alt: (things) => `Na obrazku: ${things}.`,
  hints: {
    read: 'Powiedz zdanie powoli. O czym ono jest?',
    pictures: 'Weź jeden obrazek. Popatrz na każdą rzecz.',
    all: 'Poszukaj czegoś, co nie pasuje.',
    exists: 'Poszukaj czegoś, co ma to wszystko.',
    count: 'Licz, pokazując palcem.',
    two: 'Rozdziel zdanie. Najpierw sprawdź jedną połowę.',
    if: 'Patrz tylko na to, co jest po słowie „jeśli”.',
    colours: 'Bierz jeden kolor po drugim.',
  },
  feedback: {
    'truth.turns-it-round': 'Tu jest na odwrót. O czym mowa najpierw?',
    'truth.misses-one': 'Bardzo blisko! Popatrz jeszcze raz na każdą rzecz.',
    'truth.some-for-all': 'Niektóre tak. A pozostałe?',
    'truth.ignores-not': 'Uważaj na małe słowa: „nie” i „żaden”.',
    'truth.fits-in-part': 'Jedna część pasuje. Sprawdź każde słowo.',
    'truth.checks-one-half': 'Jedna połowa się zgadza. Teraz sprawdź drugą.',
    'truth.miscounts': 'Bardzo blisko! Policz jeszcze raz.',
    'truth.swaps-each-and-one': 'Każdy kolor czy tylko jeden? Przeczytaj znowu.',
  },
  because: {
    'all-keep': 'Sprawdź po kolei: wszystko pasuje.',
    'pair-alike': 'Popatrz na te dwie rzeczy: mają ten sam kolor.',
    'pair-differs': 'Popatrz na te dwie rzeczy: są różne.',
    'no-colour-holds': 'W każdym kolorze coś nie pasuje.',
    breaks: (group) => `Tu jest ${one(group)}: nie pasuje.`,
    shows: (group) => `Tu jest ${one(group)}.`,
    lacks: (group) => `Nie ma tu ${described(thing(group), { case: 'genitive' })}.`,
    counted: (things) => `Policz: ${all(things)}.`,
    colourFails: (colour) => `Popatrz na ten kolor: ${adjective(hue(colour), { noun: 'colour' })}. Nic tu nie pasuje.`,
    colourHolds: (colour) => `Popatrz na ten kolor: ${adjective(hue(colour), { noun: 'colour' })}. Wszystko tu pasuje.`,
  },
  fits: 'A więc ten obrazek pasuje.',
  fitsNot: 'A więc to nie ten obrazek.',
  judged: (statement, because, isTrue) =>
    `„${statement}” ${because} ${isTrue ? 'A więc to prawda.' : 'A więc to nieprawda.'}`,
  answerPictures: (things) =>
    things.length > 1 ? `Pasują obrazki: ${things.join('; ')}.` : `Odpowiedź to obrazek: ${things.join('')}.`,
  answerStatements: (statements) => `Prawdą jest: ${statements.join(' ')}`,
  praise: { pictures: 'Tak! Wszystko pasuje.', statements: 'Tak! Masz bystre oko.' },
};
