import { describe, expect, it } from 'vitest';
import type { Case } from '../grammar.ts';
import { adjectiveIds, nameIds, nounIds } from '../lexicon.ts';
import { numeral } from '../numerals.ts';
import { adjective, capital, counted, described, list, name, noun, type Thing } from '../words.ts';
import { at, count, from, it as pronoun, spelledIn, the, to, which } from '../phrases/de.ts';

const table = [1, 2, 5, 11, 21, 22];
const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative'];
const uncountable = ['milk', 'water', 'cocoa'];

const apple: Thing = { noun: 'apple', adjectives: ['red'] };
const pear: Thing = { noun: 'pear', adjectives: ['red'] };
const house: Thing = { noun: 'house', adjectives: ['red'] };

describe('German counted phrases', () => {
  it.each([
    ['apple', '1 Apfel', '2 Äpfel', '5 Äpfel', '11 Äpfel', '21 Äpfel', '22 Äpfel'],
    ['pear', '1 Birne', '2 Birnen', '5 Birnen', '11 Birnen', '21 Birnen', '22 Birnen'],
    ['house', '1 Haus', '2 Häuser', '5 Häuser', '11 Häuser', '21 Häuser', '22 Häuser'],
    ['window', '1 Fenster', '2 Fenster', '5 Fenster', '11 Fenster', '21 Fenster', '22 Fenster'],
  ] as const)('%s', (id, ...wanted) => {
    expect(table.map((n) => counted('de', n, id))).toEqual(wanted);
  });

  it('bend the adjective as after no article', () => {
    expect(table.map((n) => counted('de', n, apple))).toEqual([
      '1 roter Apfel',
      '2 rote Äpfel',
      '5 rote Äpfel',
      '11 rote Äpfel',
      '21 rote Äpfel',
      '22 rote Äpfel',
    ]);
    expect([1, 2].map((n) => counted('de', n, pear))).toEqual(['1 rote Birne', '2 rote Birnen']);
    expect([1, 2].map((n) => counted('de', n, house))).toEqual(['1 rotes Haus', '2 rote Häuser']);
  });

  it('stand in other cases', () => {
    expect([1, 3].map((n) => count(n, apple, 'dative'))).toEqual(['1 rotem Apfel', '3 roten Äpfeln']);
    expect([1, 3].map((n) => spelledIn(n, apple, 'accusative'))).toEqual(['einen roten Apfel', 'drei rote Äpfel']);
    expect([1, 2].map((n) => spelledIn(n, 'hour', 'dative'))).toEqual(['einer Stunde', 'zwei Stunden']);
  });
});

describe('German articles and adjectives', () => {
  const told = (thing: Thing, article: 'a' | 'the') =>
    cases.map((wanted) => described('de', thing, { article, case: wanted }));

  it('are mixed after ein', () => {
    expect(told(apple, 'a')).toEqual([
      'ein roter Apfel',
      'eines roten Apfels',
      'einem roten Apfel',
      'einen roten Apfel',
    ]);
    expect(told(pear, 'a')).toEqual(['eine rote Birne', 'einer roten Birne', 'einer roten Birne', 'eine rote Birne']);
    expect(told(house, 'a')).toEqual(['ein rotes Haus', 'eines roten Hauses', 'einem roten Haus', 'ein rotes Haus']);
  });

  it('are weak after der', () => {
    expect(told(apple, 'the')).toEqual(['der rote Apfel', 'des roten Apfels', 'dem roten Apfel', 'den roten Apfel']);
    expect(told(pear, 'the')).toEqual(['die rote Birne', 'der roten Birne', 'der roten Birne', 'die rote Birne']);
    expect(cases.map((wanted) => described('de', house, { article: 'the', number: 'many', case: wanted }))).toEqual([
      'die roten Häuser',
      'der roten Häuser',
      'den roten Häusern',
      'die roten Häuser',
    ]);
  });

  it('leave some colours alone', () => {
    expect(described('de', { noun: 'bear', adjectives: ['purple'] }, { article: 'a', case: 'accusative' })).toBe(
      'einen lila Bären',
    );
    expect(counted('de', 2, { noun: 'bell', adjectives: ['pink'] })).toBe('2 rosa Glocken');
  });

  it('say a quality alone without an ending', () => {
    expect(adjective('de', 'red', { gender: 'common' })).toBe('rot');
    expect(adjective('de', 'dark', { gender: 'common' })).toBe('dunkel');
    expect(adjective('de', 'dark', { noun: 'house' })).toBe('dunkles');
  });

  it('melt into prepositions', () => {
    expect([to('apple'), to('pear'), at('bear'), from('house')]).toEqual([
      'zum Apfel',
      'zur Birne',
      'beim Bären',
      'vom Haus',
    ]);
    expect([pronoun('ball'), which('cat'), the('elephant', 'accusative')]).toEqual(['er', 'welche', 'den Elefanten']);
  });
});

describe('the German lexicon', () => {
  it('has every form of every noun with a capital letter', () => {
    for (const id of nounIds()) {
      for (const number of uncountable.includes(id) ? (['one'] as const) : (['one', 'many'] as const)) {
        for (const wanted of cases)
          expect(noun('de', id, { number, case: wanted }), id).toMatch(/^[A-ZÄÖÜ][a-zäöüß]+$/);
      }
      if (![...uncountable, 'gram'].includes(id)) {
        expect(noun('de', id, { number: 'many', case: 'dative' }), id).toMatch(/[ns]$/);
      }
    }
  });

  it('has every form of every adjective and name', () => {
    for (const id of adjectiveIds()) {
      for (const gender of ['masculine', 'neuter', 'feminine', 'common'] as const) {
        for (const wanted of cases) {
          expect(adjective('de', id, { gender, case: wanted }), id).toMatch(/^[a-zäöüß]+$/);
          expect(adjective('de', id, { gender, case: wanted, number: 'many' }), id).toMatch(/^[a-zäöüß]+$/);
        }
      }
    }
    for (const id of nameIds()) expect(name('de', id, 'genitive'), id).toMatch(/^[A-Z][a-z]+(s|’)$/);
  });
});

it('spells German numbers in one word', () => {
  const words = [0, 1, 16, 17, 21, 30, 101, 1105, 2002, 9999].map((n) => numeral('de', n, 'common'));
  expect(words).toEqual([
    'null',
    'eins',
    'sechzehn',
    'siebzehn',
    'einundzwanzig',
    'dreißig',
    'hunderteins',
    'tausendhundertfünf',
    'zweitausendzwei',
    'neuntausendneunhundertneunundneunzig',
  ]);
  expect([numeral('de', 1), numeral('de', 1, 'feminine')]).toEqual(['ein', 'eine']);
});

it('joins German lists and begins sentences', () => {
  expect(list('de', ['Apfel', 'Birne', 'Pflaume'])).toBe('Apfel, Birne und Pflaume');
  expect(list('de', ['rot', 'blau'], 'or')).toBe('rot oder blau');
  expect(capital('de', 'ärmel')).toBe('Ärmel');
});
