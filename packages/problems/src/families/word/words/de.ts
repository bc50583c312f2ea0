import { a, many, spelledIn } from '../../../lang/phrases/de.ts';
import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { counted, genderOf, list, name, noun, numeral, capital } = speak('de');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
const be = (n: number): string => (n === 1 ? 'ist' : 'sind');

/** "im Korb", "in der Schachtel". */
const within = (box: Story['box']): string =>
  `${genderOf(box) === 'feminine' ? 'in der' : 'im'} ${noun(box, { case: 'dative' })}`;
/** "in jedem Korb", "in jeder Schachtel". */
const withinEach = (box: Story['box']): string =>
  `in ${genderOf(box) === 'feminine' ? 'jeder' : 'jedem'} ${noun(box, { case: 'dative' })}`;

/** "Anna hat 5 Äpfel." */
const has = ({ thing }: Story, voice: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} hat ${n === 1 && isSpoken(voice) ? a(thing, 'accusative') : voice.count(n, thing)}.`;
/** "4-mal", "viermal". */
const times = (voice: Voice, n: number): string => `${voice.number(n)}${isSpoken(voice) ? 'mal' : '-mal'}`;
const isSpoken = ({ number }: Voice): boolean => number(1) !== '1';
const inBox = ({ thing, box }: Story, { count: say }: Voice, n: number): string =>
  `${capital(within(box))} ${be(n)} ${say(n, thing)}.`;
const nowInBox = ({ thing, box }: Story, { count: say }: Voice, n: number): string =>
  `Jetzt ${be(n)} ${within(box)} ${say(n, thing)}.`;
const added = ({ thing }: Story, { count: say }: Voice, n: number): string =>
  `${capital(say(n, thing))} ${n === 1 ? 'kommt' : 'kommen'} dazu.`;
const taken = ({ thing }: Story, { count: say }: Voice, n: number): string =>
  `${capital(say(n, thing))} ${n === 1 ? 'wird' : 'werden'} herausgenommen.`;
const someInBox = ({ thing, box }: Story): string => `${capital(within(box))} sind einige ${many(thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [one, two], thing, n: [total = 0] }: Story, { count: say }: Voice): string =>
  `${name(one)} und ${name(two)} haben zusammen ${say(total, thing)}.`;
const secondHas = ({ people: [, two] }: Story, what: string): string => `${name(two)} hat ${what}.`;
const boxes = ({ box }: Story, { count: say }: Voice, n: number): string => `Es gibt ${say(n, box)}.`;
const inEach = ({ box, thing }: Story, { count: say }: Voice, n: number): string =>
  `${capital(withinEach(box))} ${be(n)} ${say(n, thing)}.`;
const beside = ({ thing }: Story, { count: say }: Voice, n: number): string =>
  `Daneben ${n === 1 ? 'liegt' : 'liegen'} noch ${say(n, thing)}.`;
const basket = ({ thing, other }: Story, { count: say }: Voice, [one, two, coins]: readonly number[]): string =>
  `${capital(say(one ?? 0, thing))} und ${say(two ?? 0, other)} kosten zusammen ${say(coins ?? 0, 'coin')}.`;

export const de: Words = {
  title: 'Geschichten mit Zahlen',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: (n, id) => spelledIn(n, id, 'nominative'), number: (n) => numeral(n, 'common') },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} mehr`)}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} weniger`)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Es kommen noch welche dazu. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Einige werden herausgenommen. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${someInBox(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${someInBox(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Das sind ${v.number(at(s, 1))} mehr, als ${name(s.people[1])} hat.`,
    'is-fewer': (s, v) => `${first(s, v)} Das sind ${v.number(at(s, 1))} weniger, als ${name(s.people[1])} hat.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))}`,
    share: (s, v) =>
      `Es gibt ${v.count(at(s, 0), s.thing)}. Sie werden gleichmäßig auf ${v.count(at(s, 1), s.box)} verteilt.`,
    boxes: (s, v) => `Es gibt ${v.count(at(s, 0), s.thing)}. ${inEach(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} mehr`)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} weniger`)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, `${times(v, at(s, 1))} so viele`)}`,
    'is-times': (s, v) => `${first(s, v)} Das sind ${times(v, at(s, 1))} so viele, wie ${name(s.people[1])} hat.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Es gibt insgesamt ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Die übrigen sind in den ${many(s.box, 'dative')}, überall gleich viele.`,
    'smaller-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${v.number(at(s, 1))} mehr als ${name(s.people[0])}`)}`,
    'larger-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${v.number(at(s, 1))} mehr als ${name(s.people[0])}`)}`,
    posts: (s, v) =>
      `${capital(v.count(at(s, 0), 'tree'))} stehen in einer Reihe. Von Baum zu Baum: ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Sie möchten gleich viele haben.`,
    'ratio-total': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${times(v, at(s, 1))} so viele wie ${name(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${name(s.people[1])} hat ${times(v, at(s, 0))} so viele ${many(s.thing)} wie ${name(s.people[0])}. Das sind ${v.number(at(s, 1))} mehr.`,
    legs: (s, v) =>
      `Enten und Kaninchen laufen über den Hof. Tiere: ${v.number(at(s, 0))}. Beine: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} mehr als ${name(s.people[0])}`)} ${name(s.people[2])} hat ${times(v, at(s, 2))} so viele wie ${name(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `Wie viele ${many(thing)} sind es zusammen?`,
    now: ({ thing }) => `Wie viele ${many(thing)} sind es jetzt?`,
    first: ({ people: [one], thing }) => `Wie viele ${many(thing)} hat ${name(one)}?`,
    second: ({ people: [, two], thing }) => `Wie viele ${many(thing)} hat ${name(two)}?`,
    difference: ({ people: [one, two], thing }) => `Wie viele ${many(thing)} hat ${name(one)} mehr als ${name(two)}?`,
    added: ({ thing }) => `Wie viele ${many(thing)} kommen dazu?`,
    taken: ({ thing }) => `Wie viele ${many(thing)} werden herausgenommen?`,
    'at-first': ({ thing }) => `Wie viele ${many(thing)} waren es am Anfang?`,
    each: ({ thing, box }) => `Wie viele ${many(thing)} sind ${withinEach(box)}?`,
    boxes: ({ box }) => `Wie viele ${many(box)} sind es?`,
    steps: () => 'Wie viele Schritte sind es vom ersten bis zum letzten Baum?',
    give: ({ people: [one, two], thing }) => `Wie viele ${many(thing)} muss ${name(one)} an ${name(two)} abgeben?`,
    rabbits: () => 'Wie viele Kaninchen sind es?',
    price: ({ other }) => `Wie viele Münzen kostet ${a(other)}?`,
  },
  find: {
    all: ({ thing }) => `Finde heraus, wie viele ${many(thing)} es zusammen sind.`,
    now: ({ thing }) => `Finde heraus, wie viele ${many(thing)} es jetzt sind.`,
    first: ({ people: [one], thing }) => `Finde heraus, wie viele ${many(thing)} ${name(one)} hat.`,
    second: ({ people: [, two], thing }) => `Finde heraus, wie viele ${many(thing)} ${name(two)} hat.`,
    difference: ({ people: [one, two], thing }) =>
      `Finde heraus, wie viele ${many(thing)} ${name(one)} mehr hat als ${name(two)}.`,
    added: ({ thing }) => `Finde heraus, wie viele ${many(thing)} dazukommen.`,
    taken: ({ thing }) => `Finde heraus, wie viele ${many(thing)} herausgenommen werden.`,
    'at-first': ({ thing }) => `Finde heraus, wie viele ${many(thing)} es am Anfang waren.`,
    each: ({ thing, box }) => `Finde heraus, wie viele ${many(thing)} ${withinEach(box)} sind.`,
    boxes: ({ box }) => `Finde heraus, wie viele ${many(box)} es sind.`,
    steps: () => 'Finde heraus, wie viele Schritte es vom ersten bis zum letzten Baum sind.',
    give: ({ people: [one, two], thing }) =>
      `Finde heraus, wie viele ${many(thing)} ${name(one)} an ${name(two)} abgeben muss.`,
    rabbits: () => 'Finde heraus, wie viele Kaninchen es sind.',
    price: ({ other }) => `Finde heraus, wie viele Münzen ${a(other)} kostet.`,
  },
  alt: {
    cards: (cards) => `Auf den Karten: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `unbekannt viele ${many(thing)}`,
    total: (n) => `Zusammen: ${n}.`,
    totalUnknown: 'Zusammen: unbekannt.',
  },
  hints: {
    read: 'Lies noch einmal. Was weißt du, und was ist gefragt?',
    one: 'Wird die Antwort größer oder kleiner? Überlege zuerst.',
    two: 'Erzähl die Geschichte noch einmal, vom Ende her.',
    three: 'Zeichne für jede Zahl der Geschichte einen Balken.',
    four: 'Geh von dem, was du weißt, Schritt für Schritt zurück.',
    five: 'Teile alles in gleiche Stücke. Was bleibt übrig?',
  },
  calculation: ({ a: left, sign, b: right, result }) => `${left} ${signs[sign] ?? sign} ${right} = ${result}`,
  steps: {
    join: (c) => `Leg sie zusammen: ${c}.`,
    leave: (c) => `Nimm weg: ${c}.`,
    more: (c) => `Die andere Zahl ist größer. Zähl dazu: ${c}.`,
    fewer: (c) => `Die andere Zahl ist kleiner. Zieh ab: ${c}.`,
    missing: (c) => `Zieh den bekannten Teil vom Ganzen ab: ${c}.`,
    compare: (c) => `Vergleiche beide Zahlen: ${c}.`,
    'undo-added': (c) => `Geh zurück und nimm weg, was später dazukam: ${c}.`,
    'undo-taken': (c) => `Geh zurück und leg wieder hin, was weg war: ${c}.`,
    groups: (c) => `Überall gleich viele, also nimm mal: ${c}.`,
    share: (c) => `Verteile gerecht: ${c}.`,
    packs: (c) => `Wie oft passt es hinein? ${c}.`,
    times: (c) => `Dieselbe Zahl mehrmals: ${c}.`,
    whole: (c) => `Alles zusammen: ${c}.`,
    'without-extra': (c) => `Lass zuerst weg, was daneben liegt: ${c}.`,
    'equal-without': (c) => `Ohne den Unterschied wären beide gleich: ${c}.`,
    'equal-with': (c) => `Mit dem Unterschied dazu wären beide gleich: ${c}.`,
    half: (c) => `Halbiere: ${c}.`,
    gaps: (c) => `Es gibt eine Lücke weniger als Bäume: ${c}.`,
    along: (c) => `Geh durch alle Lücken: ${c}.`,
    'gap-of-two': (c) => `Vergleiche zuerst: ${c}.`,
    parts: (c) => `Zähl die gleichen Teile von beiden: ${c}.`,
    'parts-apart': (c) => `So viele gleiche Teile sind der Unterschied: ${c}.`,
    'one-part': (c) => `Ein Teil: ${c}.`,
    'all-ducks': (c) => `So viele Beine wären es, wenn alle Enten wären: ${c}.`,
    'legs-over': (c) => `So viele Beine bleiben übrig: ${c}.`,
    'two-each': (c) => `Jedes Kaninchen hat zwei Beine mehr als eine Ente: ${c}.`,
    'price-over': (c) => `Vergleiche die Preise: ${c}.`,
    'things-over': (c) => `Vergleiche, was gekauft wird: ${c}.`,
    'one-price': (c) => `So viel kostet eins: ${c}.`,
  },
  answer: (n) => `Die Antwort: ${n}.`,
  praise: (n) => `Ja! Die Antwort ist ${n}.`,
};

/** As children write them in Germany. */
const signs: Readonly<Record<string, string>> = { '×': '·', '÷': ':' };
