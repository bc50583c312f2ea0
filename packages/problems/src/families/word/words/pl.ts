import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { capital, counted, genderOf, list, name, noun, numeral, spelled } = speak('pl');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
/** "jabłek": after "ile". */
const of = (id: Story['thing']): string => noun(id, { case: 'genitive', number: 'many' });
const inside = ({ box }: Story): string => `w ${noun(box, { case: 'locative' })}`;
const inEach = (box: Story['box']): string =>
  `w ${genderOf(box) === 'feminine' ? 'każdej' : 'każdym'} ${noun(box, { case: 'locative' })}`;
const times = (n: number, { number }: Voice): string => `${number(n)} razy więcej`;
/** "jest 5 jabłek", "są 2 jabłka": a verb that agrees with the number. */
const are = (n: number): string => (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 'są' : 'jest');
/** After "ma": one thing alone shows the accusative ("1 gruszkę"), more look like the nominative. */
const owned = (n: number, thing: Story['thing'], { count }: Voice): string => {
  if (n !== 1) return count(n, thing);
  const said = genderOf(thing) === 'feminine' ? count(n, thing).replace('jedna', 'jedną') : count(n, thing);
  return said.replace(noun(thing), noun(thing, { case: 'accusative' }));
};
/** "2", "dwie" of pears, "dwa" of apples: an amount without its things. */
const amount = ({ n, thing }: Story, { count }: Voice, index: number): string => {
  const value = n[index] ?? 0;
  if (count !== spelled) return String(value);
  return value === 1 && genderOf(thing) === 'feminine' ? 'jedną' : numeral(value, genderOf(thing));
};
const byMore = (story: Story, voice: Voice, index: number): string => `o ${amount(story, voice, index)} więcej`;
const byFewer = (story: Story, voice: Voice, index: number): string => `o ${amount(story, voice, index)} mniej`;

/** "Ania ma 5 jabłek." */
const has = (story: Story, voice: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} ma ${owned(n, story.thing, voice)}.`;
const inBox = (story: Story, { count }: Voice, n: number): string =>
  `${capital(inside(story))} ${are(n)} ${count(n, story.thing)}.`;
const nowInBox = (story: Story, { count }: Voice, n: number): string =>
  `Teraz ${inside(story)} ${are(n)} ${count(n, story.thing)}.`;
const some = (story: Story): string => `${capital(inside(story))} jest trochę ${of(story.thing)}.`;
const added = ({ thing }: Story, voice: Voice, n: number): string => `Dokładamy jeszcze ${owned(n, thing, voice)}.`;
const taken = ({ thing }: Story, voice: Voice, n: number): string => `Zabieramy ${owned(n, thing, voice)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, voice: Voice): string =>
  `${name(a)} i ${name(b)} mają razem ${owned(total, thing, voice)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${name(b)} ma ${what}.`;
const than = (who: NameId): string => `niż ${name(who)}`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `Tutaj ${are(n)} ${count(n, box)}.`;
const eachHas = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `${capital(inEach(box))} ${are(n)} ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string => `Obok ${are(n)} jeszcze ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, voice: Voice, [a, b, coins]: readonly number[]): string =>
  `Cena za ${owned(a ?? 0, thing, voice)} i ${owned(b ?? 0, other, voice)}: ${voice.count(coins ?? 0, 'coin')}.`;

export const pl: Words = {
  title: 'Opowieści z liczbami',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, byMore(s, v, 1))}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, byFewer(s, v, 1))}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Dokładamy jeszcze trochę. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Zabieramy trochę. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${some(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${some(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} To ${byMore(s, v, 1)} ${than(s.people[1])}.`,
    'is-fewer': (s, v) => `${first(s, v)} To ${byFewer(s, v, 1)} ${than(s.people[1])}.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))}`,
    share: (s, v) =>
      `Tutaj ${are(at(s, 0))} ${v.count(at(s, 0), s.thing)}. Rozkładamy je po równo, mamy na nie ${owned(at(s, 1), s.box, v)}.`,
    boxes: (s, v) => `Tutaj ${are(at(s, 0))} ${v.count(at(s, 0), s.thing)}. ${eachHas(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, byMore(s, v, 1))}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, byFewer(s, v, 1))}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, times(at(s, 1), v))}`,
    'is-times': (s, v) => `${first(s, v)} To ${times(at(s, 1), v)} ${than(s.people[1])}.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Razem ${are(at(s, 0))} tu ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Reszta jest rozłożona po równo.`,
    'smaller-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${byMore(s, v, 1)} ${than(s.people[0])}`)}`,
    'larger-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${byMore(s, v, 1)} ${than(s.people[0])}`)}`,
    posts: (s, v) =>
      `W rzędzie stoją drzewa, razem: ${v.number(at(s, 0))}. Od drzewa do drzewa: ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Chcą mieć po równo.`,
    'ratio-total': (s, v) => `${together(s, v)} ${secondHas(s, `${times(at(s, 1), v)} ${than(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${name(s.people[1])} ma ${times(at(s, 0), v)} ${of(s.thing)} ${than(s.people[0])}. Różnica: ${amount(s, v, 1)}.`,
    legs: (s, v) =>
      `Po podwórku chodzą kaczki i króliki. Liczba zwierząt: ${v.number(at(s, 0))}. Liczba nóg: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `${byMore(s, v, 1)} ${than(s.people[0])}`)} ${name(s.people[2])} ma ${times(at(s, 2), v)} ${than(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `Ile razem jest ${of(thing)}?`,
    now: ({ thing }) => `Ile teraz jest ${of(thing)}?`,
    first: ({ people: [a], thing }) => `Ile ${of(thing)} ma ${name(a)}?`,
    second: ({ people: [, b], thing }) => `Ile ${of(thing)} ma ${name(b)}?`,
    difference: ({ people: [a, b], thing }) => `O ile więcej ${of(thing)} ma ${name(a)} ${than(b)}?`,
    added: ({ thing }) => `Ile ${of(thing)} dokładamy?`,
    taken: ({ thing }) => `Ile ${of(thing)} zabieramy?`,
    'at-first': ({ thing }) => `Ile ${of(thing)} jest tu na początku?`,
    each: ({ thing, box }) => `Ile ${of(thing)} jest ${inEach(box)}?`,
    boxes: ({ box }) => `Ile ${of(box)} tu jest?`,
    steps: () => 'Ile kroków jest od pierwszego drzewa do ostatniego?',
    give: ({ people: [a, b], thing }) => `Ile ${of(thing)} ${name(a)} ma dać ${name(b, 'dative')}?`,
    rabbits: () => 'Ile królików jest na podwórku?',
    price: ({ other }) => `Ile monet kosztuje ${noun(other)}?`,
  },
  find: {
    all: ({ thing }) => `Sprawdź, ile razem jest ${of(thing)}.`,
    now: ({ thing }) => `Sprawdź, ile teraz jest ${of(thing)}.`,
    first: ({ people: [a], thing }) => `Sprawdź, ile ${of(thing)} ma ${name(a)}.`,
    second: ({ people: [, b], thing }) => `Sprawdź, ile ${of(thing)} ma ${name(b)}.`,
    difference: ({ people: [a, b], thing }) => `Sprawdź, o ile więcej ${of(thing)} ma ${name(a)} ${than(b)}.`,
    added: ({ thing }) => `Sprawdź, ile ${of(thing)} dokładamy.`,
    taken: ({ thing }) => `Sprawdź, ile ${of(thing)} zabieramy.`,
    'at-first': ({ thing }) => `Sprawdź, ile ${of(thing)} jest tu na początku.`,
    each: ({ thing, box }) => `Sprawdź, ile ${of(thing)} jest ${inEach(box)}.`,
    boxes: ({ box }) => `Sprawdź, ile ${of(box)} tu jest.`,
    steps: () => 'Sprawdź, ile kroków jest od pierwszego drzewa do ostatniego.',
    give: ({ people: [a, b], thing }) => `Sprawdź, ile ${of(thing)} ${name(a)} ma dać ${name(b, 'dative')}.`,
    rabbits: () => 'Sprawdź, ile królików jest na podwórku.',
    price: ({ other }) => `Sprawdź, ile monet kosztuje ${noun(other)}.`,
  },
  alt: {
    cards: (cards) => `Na kartach: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `nie wiadomo ile ${of(thing)}`,
    total: (n) => `Razem: ${n}.`,
    totalUnknown: 'Razem: nie wiadomo.',
  },
  hints: {
    read: 'Przeczytaj jeszcze raz. Co wiadomo i o co jest pytanie?',
    one: 'Czy wynik będzie większy, czy mniejszy? Najpierw pomyśl.',
    two: 'Opowiedz historię od końca.',
    three: 'Narysuj pasek dla każdej liczby z historii.',
    four: 'Cofaj się krok po kroku od tego, co wiadomo.',
    five: 'Podziel wszystko na równe części. Co zostaje?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign === '÷' ? ':' : sign === '×' ? '·' : sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Dodaj do siebie: ${c}.`,
    leave: (c) => `Odejmij: ${c}.`,
    more: (c) => `Druga osoba ma więcej. Dodaj: ${c}.`,
    fewer: (c) => `Druga osoba ma mniej. Odejmij: ${c}.`,
    missing: (c) => `Od całości odejmij znaną część: ${c}.`,
    compare: (c) => `Porównaj obie liczby: ${c}.`,
    'undo-added': (c) => `Cofnij się i odejmij to, co dołożono: ${c}.`,
    'undo-taken': (c) => `Cofnij się i dodaj to, co zabrano: ${c}.`,
    groups: (c) => `Wszędzie jest po równo, więc pomnóż: ${c}.`,
    share: (c) => `Podziel na równe części: ${c}.`,
    packs: (c) => `Ile razy się mieści? ${c}.`,
    times: (c) => `Ta sama liczba kilka razy: ${c}.`,
    whole: (c) => `Wszystko razem: ${c}.`,
    'without-extra': (c) => `Najpierw odejmij to, co leży osobno: ${c}.`,
    'equal-without': (c) => `Bez różnicy byłoby po równo: ${c}.`,
    'equal-with': (c) => `Po dodaniu różnicy byłoby po równo: ${c}.`,
    half: (c) => `Podziel na pół: ${c}.`,
    gaps: (c) => `Odstępów jest o jeden mniej niż drzew: ${c}.`,
    along: (c) => `Przejdź wszystkie odstępy: ${c}.`,
    'gap-of-two': (c) => `Najpierw porównaj: ${c}.`,
    parts: (c) => `Policz równe części obu osób: ${c}.`,
    'parts-apart': (c) => `Tyle równych części ma różnica: ${c}.`,
    'one-part': (c) => `Jedna część: ${c}.`,
    'all-ducks': (c) => `Gdyby to były same kaczki, nóg byłoby: ${c}.`,
    'legs-over': (c) => `Nogi, które zostają: ${c}.`,
    'two-each': (c) => `Królik ma o dwie nogi więcej niż kaczka: ${c}.`,
    'price-over': (c) => `Porównaj ceny: ${c}.`,
    'things-over': (c) => `Porównaj zakupy: ${c}.`,
    'one-price': (c) => `A więc cena jednej sztuki: ${c}.`,
  },
  answer: (n) => `Odpowiedź: ${n}.`,
  praise: (n) => `Tak! Odpowiedź: ${n}.`,
};
