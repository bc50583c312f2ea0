import { describe, expect, it } from 'vitest';
import { adjectiveIds, lexicons, nameIds, nounIds } from '../lexicon.ts';
import { speak } from '../speak.ts';

const { adjective, afterNumber, counted, described, list, name, noun, numeral, spelled } = speak('pl');

const table = [1, 2, 5, 11, 21, 22];
const cases = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;
const word = /^[A-ZĄĆĘŁŃÓŚŹŻ]?[a-ząćęłńóśźż]+( [a-ząćęłńóśźż]+)?$/;
const rows = (id: Parameters<typeof noun>[0]) => table.map((n) => counted(n, id));

describe('Polish counted phrases', () => {
  it('take the genitive after 21, and the plural only after 2, 3, 4, 22…', () => {
    expect(rows('apple')).toEqual(['1 jabłko', '2 jabłka', '5 jabłek', '11 jabłek', '21 jabłek', '22 jabłka']);
    expect(rows('pear')).toEqual(['1 gruszka', '2 gruszki', '5 gruszek', '11 gruszek', '21 gruszek', '22 gruszki']);
    expect(rows('rabbit')).toEqual(['1 królik', '2 króliki', '5 królików', '11 królików', '21 królików', '22 króliki']);
    expect(rows('leaf')).toEqual(['1 liść', '2 liście', '5 liści', '11 liści', '21 liści', '22 liście']);
    expect(rows('year')).toEqual(['1 rok', '2 lata', '5 lat', '11 lat', '21 lat', '22 lata']);
    expect([0, 12, 14, 31, 91, 104, 112].map((n) => afterNumber(n, 'dot'))).toEqual([
      'kropek',
      'kropek',
      'kropek',
      'kropek',
      'kropek',
      'kropki',
      'kropek',
    ]);
  });

  it('let adjectives agree', () => {
    const red = (id: 'apple' | 'pear' | 'cat') => table.map((n) => counted(n, { noun: id, adjectives: ['red'] }));
    expect(red('apple')).toEqual([
      '1 czerwone jabłko',
      '2 czerwone jabłka',
      '5 czerwonych jabłek',
      '11 czerwonych jabłek',
      '21 czerwonych jabłek',
      '22 czerwone jabłka',
    ]);
    expect(red('pear')[0]).toBe('1 czerwona gruszka');
    expect(red('cat').slice(0, 3)).toEqual(['1 czerwony kot', '2 czerwone koty', '5 czerwonych kotów']);
  });

  it('are spelled in the gender of the noun, where the numeral has it', () => {
    expect(spelled(2, 'pear')).toBe('dwie gruszki');
    expect(spelled(2, 'apple')).toBe('dwa jabłka');
    expect(spelled(1, 'apple')).toBe('jedno jabłko');
    expect(spelled(21, 'pear')).toBe('dwadzieścia jeden gruszek');
    expect(spelled(22, 'pear')).toBe('dwadzieścia dwie gruszki');
  });
});

describe('Polish cases', () => {
  it('tell the living from the lifeless in the masculine singular alone', () => {
    const black = (id: 'cat' | 'house' | 'fish', number: 'one' | 'many' = 'one') =>
      described({ noun: id, adjectives: ['black'] }, { case: 'accusative', number });
    expect([black('cat'), black('house'), black('fish')]).toEqual(['czarnego kota', 'czarny dom', 'czarną rybkę']);
    expect([black('cat', 'many'), black('house', 'many')]).toEqual(['czarne koty', 'czarne domy']);
  });

  it('soften and drop vowels as they must', () => {
    expect(noun('parrot', { case: 'locative' })).toBe('papudze');
    expect(noun('dog', { case: 'dative' })).toBe('psu');
    expect(noun('cat', { case: 'dative' })).toBe('kotu');
    expect(noun('leaf', { case: 'instrumental', number: 'many' })).toBe('liśćmi');
    expect(noun('child', { case: 'instrumental', number: 'many' })).toBe('dziećmi');
    expect(noun('window', { case: 'genitive', number: 'many' })).toBe('okien');
    expect(described({ noun: 'flag', adjectives: ['long'] }, { case: 'locative' })).toBe('długiej fladze');
    expect(described({ noun: 'row', adjectives: ['third'] }, { case: 'locative' })).toBe('trzecim rzędzie');
    expect(described({ noun: 'cell', adjectives: ['last'] }, { case: 'accusative' })).toBe('ostatnią kratkę');
    expect(name('kate', 'dative')).toBe('Kasi');
    expect(name('mark', 'instrumental')).toBe('Markiem');
  });
});

it('spells numbers from zero to 9999', () => {
  expect([0, 1, 14, 16, 19, 40, 90].map((n) => numeral(n))).toEqual([
    'zero',
    'jeden',
    'czternaście',
    'szesnaście',
    'dziewiętnaście',
    'czterdzieści',
    'dziewięćdziesiąt',
  ]);
  expect(numeral(1000)).toBe('tysiąc');
  expect(numeral(2202, 'feminine')).toBe('dwa tysiące dwieście dwie');
  expect(numeral(5101, 'feminine')).toBe('pięć tysięcy sto jeden');
});

it('joins lists', () => {
  expect(list(['jabłko', 'gruszka', 'śliwka'])).toBe('jabłko, gruszka i śliwka');
});

it('has every form of every word', () => {
  for (const id of nounIds()) {
    const hasMany = !(lexicons.pl.nouns[id] ?? '').endsWith('/ -');
    for (const one of cases) {
      expect(noun(id, { case: one }), id).toMatch(word);
      if (hasMany) expect(noun(id, { case: one, number: 'many' }), id).toMatch(word);
    }
  }
  for (const id of adjectiveIds()) {
    for (const one of cases) {
      for (const gender of ['masculine', 'feminine', 'neuter'] as const) {
        expect(adjective(id, { gender, case: one }), id).toMatch(word);
      }
      expect(adjective(id, { gender: 'feminine', case: one, number: 'many' }), id).toMatch(word);
    }
  }
  for (const id of nameIds()) for (const one of cases) expect(name(id, one), id).toMatch(word);
});
