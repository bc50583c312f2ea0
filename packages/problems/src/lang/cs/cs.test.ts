import { describe, expect, it } from 'vitest';
import type { Case, GrammaticalNumber } from '../grammar.ts';
import { adjectiveIds, adjectiveRow, nameIds, nounEntry, nounIds } from '../lexicon.ts';
import { speak } from '../speak.ts';
import type { Thing } from '../words.ts';
import { cs } from './grammar.ts';
import { after, are, withDigit } from './prepositions.ts';

const { adjective, counted, described, name, noun, numeral, spelled } = speak('cs');
const table = (thing: Thing): string => [1, 2, 5, 11, 21, 22].map((n) => counted(n, thing)).join(', ');

describe('Czech counting', () => {
  it.each([
    [{ noun: 'apple' }, '1 jablko, 2 jablka, 5 jablek, 11 jablek, 21 jablek, 22 jablek'],
    [{ noun: 'pear' }, '1 hruška, 2 hrušky, 5 hrušek, 11 hrušek, 21 hrušek, 22 hrušek'],
    [{ noun: 'rabbit' }, '1 králík, 2 králíci, 5 králíků, 11 králíků, 21 králíků, 22 králíků'],
    [{ noun: 'circle' }, '1 kruh, 2 kruhy, 5 kruhů, 11 kruhů, 21 kruhů, 22 kruhů'],
    [{ noun: 'tomato' }, '1 rajče, 2 rajčata, 5 rajčat, 11 rajčat, 21 rajčat, 22 rajčat'],
    [{ noun: 'mushroom' }, '1 houba, 2 houby, 5 hub, 11 hub, 21 hub, 22 hub'],
    [{ noun: 'boat' }, '1 loďka, 2 loďky, 5 loděk, 11 loděk, 21 loděk, 22 loděk'],
    [{ noun: 'year' }, '1 rok, 2 roky, 5 let, 11 let, 21 let, 22 let'],
    [
      { noun: 'apple', adjectives: ['red'] },
      '1 červené jablko, 2 červená jablka, 5 červených jablek, 11 červených jablek, 21 červených jablek, 22 červených jablek',
    ],
    [
      { noun: 'pear', adjectives: ['big', 'yellow'] },
      '1 velká žlutá hruška, 2 velké žluté hrušky, 5 velkých žlutých hrušek, 11 velkých žlutých hrušek, 21 velkých žlutých hrušek, 22 velkých žlutých hrušek',
    ],
    [
      { noun: 'rabbit', adjectives: ['big'] },
      '1 velký králík, 2 velcí králíci, 5 velkých králíků, 11 velkých králíků, 21 velkých králíků, 22 velkých králíků',
    ],
    [
      { noun: 'house', adjectives: ['red'] },
      '1 červený domek, 2 červené domky, 5 červených domků, 11 červených domků, 21 červených domků, 22 červených domků',
    ],
  ] satisfies [Thing, string][])('counts %j', (thing, said) => {
    expect(table(thing)).toBe(said);
  });

  it('takes the genitive after nothing, and the genitive singular after decimals', () => {
    expect(counted(0, 'apple')).toBe('0 jablek');
    expect(counted(1.5, { noun: 'apple', adjectives: ['red'] })).toBe('1.5 červeného jablka');
  });

  it('spells with the gender of the thing', () => {
    expect([1, 2, 5].map((n) => spelled(n, 'star'))).toEqual(['jedna hvězda', 'dvě hvězdy', 'pět hvězd']);
    expect([1, 2].map((n) => spelled(n, 'apple'))).toEqual(['jedno jablko', 'dvě jablka']);
    expect([1, 2].map((n) => spelled(n, 'robot'))).toEqual(['jeden robot', 'dva roboti']);
  });

  it('spells up to 9999', () => {
    expect([0, 14, 21, 100, 342, 1000, 2005, 9999].map((n) => numeral(n))).toEqual([
      'nula',
      'čtrnáct',
      'dvacet jedna',
      'sto',
      'tři sta čtyřicet dva',
      'tisíc',
      'dva tisíce pět',
      'devět tisíc devět set devadesát devět',
    ]);
    expect(numeral(222, 'feminine')).toBe('dvě stě dvacet dvě');
  });
});

describe('Czech agreement', () => {
  it('tells an animate accusative from an inanimate one', () => {
    const big = (id: 'rabbit' | 'circle', number: GrammaticalNumber): string =>
      described({ noun: id, adjectives: ['big'] }, { case: 'accusative', number });
    expect(big('rabbit', 'one')).toBe('velkého králíka');
    expect(big('rabbit', 'many')).toBe('velké králíky');
    expect(big('circle', 'one')).toBe('velký kruh');
  });

  it('bends both parts of a colour of two words, and soft adjectives', () => {
    expect(described({ noun: 'star', adjectives: ['lightblue'] }, { case: 'accusative' })).toBe('světle modrou hvězdu');
    expect(adjective('first', { noun: 'cell', case: 'genitive' })).toBe('prvního');
    expect(adjective('short', { noun: 'dog', number: 'many' })).toBe('krátcí');
  });

  it('gives a preposition its vowel', () => {
    expect(['jablku', 'kočce', 'hvězdě', 'psovi', 'stromu', 'lišce'].map((word) => after('k', word))).toEqual([
      'k jablku',
      'ke kočce',
      'ke hvězdě',
      'ke psovi',
      'ke stromu',
      'k lišce',
    ]);
    expect([after('s', 'srdcem'), after('s', 'hvězdou'), withDigit(3), withDigit(5)]).toEqual([
      'se srdcem',
      's hvězdou',
      'se 3',
      's 5',
    ]);
    expect([1, 3, 5].map(are)).toEqual(['je', 'jsou', 'je']);
  });

  it('bends names', () => {
    expect([name('kate', 'dative'), name('oleg', 'genitive'), name('zoe', 'dative')]).toEqual([
      'Katce',
      'Ondry',
      'Zoře',
    ]);
    expect(noun('goat', { case: 'dative' })).toBe('koze');
  });
});

describe('the Czech lexicon', () => {
  const full = (forms: string): boolean => forms === '-' || forms.split(' ').length === cs.cases.length;

  it('has every form of every word', () => {
    for (const id of nounIds())
      expect(nounEntry('cs', id).row.split(' ').slice(1).join(' ').split(' / ').every(full)).toBe(true);
    for (const id of adjectiveIds()) {
      const columns = adjectiveRow('cs', id).split(' / ');
      expect([id, columns.length, columns.every(full)]).toEqual([id, 6, true]);
    }
    const cases: readonly Case[] = cs.cases;
    for (const id of nameIds()) expect(new Set(cases.map((one) => name(id, one))).size).toBeGreaterThan(3);
  });
});
