import { alone, from, The, the } from '../../../lang/phrases/de.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { list, noun } = speak('de');

const ones = { animal: 'ein Tier', treat: 'eine Leckerei', toy: 'ein Spielzeug' } as const;
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: Haus ${house}`).join(', ');

export const de: Words = {
  title: 'Wer wohnt wo?',
  put: 'Finde für alle das richtige Haus.',
  rule: (kinds) => `In jedem Haus: ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${The(a)} ist in Haus ${alone(n)}.`,
    'not-at': ({ a, n }) => `${The(a)} ist nicht in Haus ${alone(n)}.`,
    end: ({ a }) => `${The(a)} ist in einem Haus am Rand.`,
    same: ({ a, b }) => `${The(a)} und ${the(b)} sind im selben Haus.`,
    apart: ({ a, b }) => `${The(a)} und ${the(b)} sind in verschiedenen Häusern.`,
    beside: ({ a, b }) => `${The(a)} und ${the(b)} sind in Nachbarhäusern.`,
    'just-left': ({ a, b }) => `${The(a)} ist direkt links neben ${the(b, 'dative')}.`,
    'left-of': ({ a, b }) => `${The(a)} ist irgendwo links ${from(b)}.`,
  },
  inHouse: (n) => `Wer wohnt in Haus ${alone(n)}?`,
  findInHouse: (n) => `Finde heraus, wer in Haus ${alone(n)} wohnt.`,
  withItem: {
    animal: (item) => `Welches Tier ist im selben Haus wie ${the(item)}?`,
    treat: (item) => `Welche Leckerei ist im selben Haus wie ${the(item)}?`,
    toy: (item) => `Welches Spielzeug ist im selben Haus wie ${the(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Finde das Tier, das im selben Haus ist wie ${the(item)}.`,
    treat: (item) => `Finde die Leckerei, die im selben Haus ist wie ${the(item)}.`,
    toy: (item) => `Finde das Spielzeug, das im selben Haus ist wie ${the(item)}.`,
  },
  alt: (houses) => `Eine Straße mit ${houses} Häusern, von links nummeriert.`,
  row: {
    animal: (items) => `Tiere: ${names(items)}.`,
    treat: (items) => `Leckereien: ${names(items)}.`,
    toy: (items) => `Spielzeug: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Haus ${house}, Platz ${place}`,
  hints: {
    place: 'Beginne mit einem Hinweis, der ein Haus nennt.',
    pair: 'Beginne mit einem Hinweis über zwei im selben Haus.',
    order: 'Beginne mit einem Hinweis über Nachbarn oder über links.',
    again: 'Leg eins fest und lies dann alle Hinweise noch einmal.',
  },
  feedback: {
    'zebra.misses-a-place': 'Ein Hinweis nennt ein Haus. Stimmt er hier?',
    'zebra.misses-who-is-together': 'Ein Hinweis sagt, wer im selben Haus ist. Lies ihn noch einmal.',
    'zebra.misses-who-is-apart': 'Ein Hinweis trennt zwei von ihnen. Lies ihn noch einmal.',
    'zebra.misses-neighbours': 'Ein Hinweis sagt, wer nebenan ist. Lies ihn noch einmal.',
    'zebra.misses-left-and-right': 'Ein Hinweis sagt, wer links ist. Prüfe ihn.',
  },
  steps: {
    so: (homes) => `Also: ${homesOf(homes)}.`,
    left: (homes) => `Übrig bleibt: ${homesOf(homes)}.`,
    suppose: 'Nimm das Gegenteil an: Dann geht es nicht auf.',
    house: (n, tenants) => `Haus ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Die Antwort: ${noun(item)}.`,
  },
  praise: 'Ja! Alle Hinweise stimmen.',
};
