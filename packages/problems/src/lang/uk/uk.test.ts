import { describe, expect, it } from 'vitest';
import type { Case, Gender } from '../grammar.ts';
import { adjectiveIds, nameIds, nounEntry, nounIds } from '../lexicon.ts';
import { numeral } from '../numerals.ts';
import { adjective, counted, described, list, name, noun, ordinal, spelledCount, type Thing } from '../words.ts';

const table = [1, 2, 5, 11, 21, 22];
const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'];
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
const uncountable = ['milk', 'water', 'cocoa'];

const rows = (thing: Thing): readonly string[] => table.map((n) => counted('uk', n, thing));

describe('counted phrases of Ukrainian', () => {
  it('take the nominative plural after two, three and four', () => {
    expect(rows({ noun: 'rabbit' })).toEqual([
      '1 кролик',
      '2 кролики',
      '5 кроликів',
      '11 кроликів',
      '21 кролик',
      '22 кролики',
    ]);
    expect(rows({ noun: 'pear' })).toEqual(['1 груша', '2 груші', '5 груш', '11 груш', '21 груша', '22 груші']);
    expect(rows({ noun: 'apple' })).toEqual(['1 яблуко', '2 яблука', '5 яблук', '11 яблук', '21 яблуко', '22 яблука']);
    expect(rows({ noun: 'year' })).toEqual(['1 рік', '2 роки', '5 років', '11 років', '21 рік', '22 роки']);
    expect(rows({ noun: 'sheep' })[2]).toBe('5 овечок');
  });

  it('let adjectives agree in every gender', () => {
    expect(rows({ noun: 'apple', adjectives: ['red'] })).toEqual([
      '1 червоне яблуко',
      '2 червоні яблука',
      '5 червоних яблук',
      '11 червоних яблук',
      '21 червоне яблуко',
      '22 червоні яблука',
    ]);
    expect(rows({ noun: 'cat', adjectives: ['big', 'black'] })).toEqual([
      '1 великий чорний кіт',
      '2 великі чорні коти',
      '5 великих чорних котів',
      '11 великих чорних котів',
      '21 великий чорний кіт',
      '22 великі чорні коти',
    ]);
    expect(rows({ noun: 'star', adjectives: ['blue'] })).toEqual([
      '1 синя зірка',
      '2 сині зірки',
      '5 синіх зірок',
      '11 синіх зірок',
      '21 синя зірка',
      '22 сині зірки',
    ]);
  });

  it('are spelled in the gender of the noun', () => {
    expect(spelledCount('uk', 2, 'pear')).toBe('дві груші');
    expect(spelledCount('uk', 2, 'parrot')).toBe('два папуги');
    expect(spelledCount('uk', 21, 'apple')).toBe('двадцять одне яблуко');
    expect(spelledCount('uk', 31, 'minute')).toBe('тридцять одна хвилина');
  });
});

describe('agreement in Ukrainian', () => {
  it('uses the genitive for an animate accusative', () => {
    const accusative = { case: 'accusative' } as const;
    expect(described('uk', { noun: 'cat', adjectives: ['black'] }, accusative)).toBe('чорного кота');
    expect(described('uk', { noun: 'fox', adjectives: ['big'] }, accusative)).toBe('велику лисицю');
    expect(described('uk', { noun: 'parrot', adjectives: ['green'] }, accusative)).toBe('зеленого папугу');
    expect(described('uk', { noun: 'house', adjectives: ['big'] }, accusative)).toBe('великий будинок');
    expect(described('uk', { noun: 'door', adjectives: ['big'] })).toBe('великі двері');
    expect(described('uk', { noun: 'fish', adjectives: ['small'] }, { ...accusative, number: 'many' })).toBe(
      'маленьких рибок',
    );
  });

  it('keeps soft stems, fleeting vowels and changing consonants', () => {
    expect(noun('uk', 'apple', { case: 'locative' })).toBe('яблуці');
    expect(noun('uk', 'bag', { case: 'locative' })).toBe('мішку');
    expect(noun('uk', 'bee', { case: 'dative' })).toBe('бджілці');
    expect(noun('uk', 'day', { case: 'genitive' })).toBe('дня');
    expect(noun('uk', 'side', { case: 'genitive', number: 'many' })).toBe('сторін');
    expect(noun('uk', 'kite', { case: 'accusative' })).toBe('повітряного змія');
    expect(described('uk', { noun: 'cell', adjectives: [ordinal(3)] }, { case: 'locative' })).toBe('третій клітинці');
    expect(adjective('uk', 'medium', { gender: 'neuter', case: 'genitive' })).toBe('середнього');
  });

  it('inflects names, up to the vocative', () => {
    expect(name('uk', 'peter', 'genitive')).toBe('Петрика');
    expect(name('uk', 'oleg', 'dative')).toBe('Олегові');
    expect(name('uk', 'anna', 'vocative')).toBe('Аню');
    expect(name('uk', 'oleg', 'vocative')).toBe('Олеже');
  });

  it('joins lists', () => {
    expect(list('uk', ['груша', 'слива'], 'or')).toBe('груша або слива');
  });
});

describe('the Ukrainian lexicon', () => {
  it('has every form of every word', () => {
    for (const id of nounIds()) {
      for (const one of cases) {
        expect(noun('uk', id, { case: one }), `${id} ${one}`).toMatch(/^[а-щьюяґєії’ -]+$/);
        if (!uncountable.includes(id)) {
          expect(noun('uk', id, { case: one, number: 'many' }), `${id} ${one}`).toMatch(/^[а-щьюяґєії’ -]+$/);
        }
      }
      expect([...genders, 'common']).toContain(nounEntry('uk', id).gender);
    }
    for (const id of adjectiveIds()) {
      for (const gender of genders) {
        for (const one of cases) {
          expect(adjective('uk', id, { gender, case: one }), `${id} ${gender} ${one}`).toMatch(/^[а-щьюяґєії’-]+$/);
        }
      }
    }
    for (const id of nameIds()) {
      for (const one of [...cases, 'vocative'] as const) {
        expect(name('uk', id, one), `${id} ${one}`).toMatch(/^[А-ЩЮЯҐЄІЇ][а-щьюяґєії’]+$/);
      }
    }
  });
});

it('spells numbers from zero to 9999', () => {
  expect(numeral('uk', 0)).toBe('нуль');
  expect(numeral('uk', 19)).toBe('дев’ятнадцять');
  expect(numeral('uk', 1, 'neuter')).toBe('одне');
  expect(numeral('uk', 2002, 'feminine')).toBe('дві тисячі дві');
  expect(numeral('uk', 9999)).toBe('дев’ять тисяч дев’ятсот дев’яносто дев’ять');
});
