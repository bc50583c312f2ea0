import { describe, expect, it } from 'vitest';
import { adjectiveIds, nameIds, nounIds } from './lexicon.ts';
import { numeral } from './numerals.ts';
import {
  adjective,
  capital,
  counted,
  described,
  genderOfName,
  list,
  name,
  noun,
  ordinal,
  spelledCount,
} from './words.ts';

const table = [1, 2, 5, 11, 21, 22];

describe('counted phrases', () => {
  it('follow the Russian categories of 1, 2, 5, 11, 21 and 22', () => {
    expect(table.map((n) => counted('ru', n, 'apple'))).toEqual([
      '1 яблоко',
      '2 яблока',
      '5 яблок',
      '11 яблок',
      '21 яблоко',
      '22 яблока',
    ]);
    expect(table.map((n) => counted('ru', n, 'rabbit'))).toEqual([
      '1 кролик',
      '2 кролика',
      '5 кроликов',
      '11 кроликов',
      '21 кролик',
      '22 кролика',
    ]);
  });

  it('follow the English categories', () => {
    expect([0, ...table].map((n) => counted('en', n, 'mouse'))).toEqual([
      '0 mice',
      '1 mouse',
      '2 mice',
      '5 mice',
      '11 mice',
      '21 mice',
      '22 mice',
    ]);
  });

  it('let adjectives agree by gender after two, three and four', () => {
    const red = (id: 'apple' | 'pear') => table.map((n) => counted('ru', n, { noun: id, adjectives: ['red'] }));
    expect(red('apple')).toEqual([
      '1 красное яблоко',
      '2 красных яблока',
      '5 красных яблок',
      '11 красных яблок',
      '21 красное яблоко',
      '22 красных яблока',
    ]);
    expect(red('pear')[1]).toBe('2 красные груши');
  });

  it('are spelled in the gender of the noun', () => {
    expect(spelledCount('ru', 2, 'pear')).toBe('две груши');
    expect(spelledCount('ru', 21, 'apple')).toBe('двадцать одно яблоко');
    expect(spelledCount('en', 21, 'apple')).toBe('twenty-one apples');
  });
});

describe('agreement', () => {
  it('uses the genitive for an animate accusative', () => {
    expect(described('ru', { noun: 'cat', adjectives: ['black'] }, { case: 'accusative' })).toBe('чёрного кота');
    expect(described('ru', { noun: 'fox', adjectives: ['big'] }, { case: 'accusative' })).toBe('большую лису');
    expect(described('ru', { noun: 'house', adjectives: ['big'] }, { case: 'accusative' })).toBe('большой дом');
  });

  it('chooses the English article by the word that follows it', () => {
    expect(described('en', { noun: 'apple', adjectives: ['red'] }, { article: 'a' })).toBe('a red apple');
    expect(described('en', { noun: 'square', adjectives: ['orange'] }, { article: 'a' })).toBe('an orange square');
    expect(described('en', { noun: 'apple' }, { article: 'a' })).toBe('an apple');
    expect(described('ru', { noun: 'apple' }, { article: 'a' })).toBe('яблоко');
  });

  it('makes ordinals adjectives', () => {
    expect(described('ru', { noun: 'cell', adjectives: [ordinal(3)] }, { case: 'locative' })).toBe('третьей клетке');
    expect(() => ordinal(13)).toThrow(RangeError);
  });

  it('inflects names and lone adjectives', () => {
    expect(name('ru', 'peter', 'genitive')).toBe('Пети');
    expect(name('en', 'peter', 'genitive')).toBe('Peter');
    expect([genderOfName('ru', 'leo'), genderOfName('en', 'zoe')]).toEqual(['masculine', 'feminine']);
    expect(adjective('ru', 'lightblue', { noun: 'fish' })).toBe('голубая');
  });
});

describe('the lexicon', () => {
  it('has every form of every word in every language', () => {
    for (const id of nounIds()) {
      for (const language of ['ru', 'en'] as const) {
        expect(noun(language, id), id).not.toBe('');
        for (const n of table) {
          if (!isUncountable(id)) expect(counted(language, n, id), id).toMatch(/^\d+ \S/);
        }
      }
    }
    for (const id of adjectiveIds()) {
      for (const gender of ['masculine', 'neuter', 'feminine'] as const) {
        for (const form of ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const) {
          expect(adjective('ru', id, { gender, case: form }), `${id} ${gender} ${form}`).toMatch(/^[а-яё-]+$/);
        }
      }
    }
    for (const id of nameIds()) expect(name('ru', id, 'locative'), id).toMatch(/^[А-ЯЁ][а-яё]+е$|и$/);
  });
});

function isUncountable(id: string): boolean {
  return ['milk', 'water', 'cocoa'].includes(id);
}

describe('spelled numbers', () => {
  it('reach from zero to 9999', () => {
    expect(numeral('ru', 0)).toBe('ноль');
    expect(numeral('ru', 2002, 'feminine')).toBe('две тысячи две');
    expect(numeral('ru', 9999)).toBe('девять тысяч девятьсот девяносто девять');
    expect(numeral('en', 1105)).toBe('one thousand one hundred and five');
    expect(() => numeral('en', 10_000)).toThrow(RangeError);
  });
});

it('joins lists and begins sentences', () => {
  expect(list('ru', ['яблоко', 'груша', 'слива'])).toBe('яблоко, груша и слива');
  expect(list('en', ['red', 'blue'], 'or')).toBe('red or blue');
  expect(capital('ru', 'ёлка')).toBe('Ёлка');
});
