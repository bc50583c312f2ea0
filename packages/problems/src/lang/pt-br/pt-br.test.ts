import { expect, it } from 'vitest';
import { adjectiveIds, lexicons, nameEntry, nameIds, nounIds } from '../lexicon.ts';
import { numeral } from '../numerals.ts';
import { adjective, counted, described, noun, spelledCount, type Thing } from '../words.ts';
import { a, agree, howMany, inThe, many, ofThe, the, toThe } from '../phrases/pt-br.ts';

const table = [1, 2, 5, 11, 21, 22];
const counts = (thing: Thing): string[] => table.map((n) => counted('pt-br', n, thing));

it('counts in one singular and one plural', () => {
  expect(counts({ noun: 'apple' })).toEqual(['1 maçã', '2 maçãs', '5 maçãs', '11 maçãs', '21 maçãs', '22 maçãs']);
  expect(counts({ noun: 'balloon' })).toEqual([
    '1 balão',
    '2 balões',
    '5 balões',
    '11 balões',
    '21 balões',
    '22 balões',
  ]);
});

it('puts adjectives behind the noun and lets them agree', () => {
  expect(counts({ noun: 'star', adjectives: ['red', 'small'] }).slice(0, 2)).toEqual([
    '1 estrela vermelha pequena',
    '2 estrelas vermelhas pequenas',
  ]);
  expect(counts({ noun: 'circle', adjectives: ['blue', 'big'] }).slice(0, 2)).toEqual([
    '1 círculo azul grande',
    '2 círculos azuis grandes',
  ]);
  expect(counts({ noun: 'ball', adjectives: ['orange'] })[1]).toBe('2 bolas laranja');
  expect(counts({ noun: 'ball', adjectives: ['lightblue'] })[1]).toBe('2 bolas azul-claras');
  expect(counts({ noun: 'flower', adjectives: ['brown'] })[1]).toBe('2 flores marrons');
  expect(adjective('pt-br', 'purple', { noun: 'cross' })).toBe('roxa');
});

it('spells one, two and hundreds by gender', () => {
  expect(spelledCount('pt-br', 2, 'pear')).toBe('duas peras');
  expect(spelledCount('pt-br', 21, 'lemon')).toBe('vinte e um limões');
  expect(spelledCount('pt-br', 22, 'flower')).toBe('vinte e duas flores');
  expect(spelledCount('pt-br', 200, 'coin')).toBe('duzentas moedas');
  expect([0, 14, 16, 100, 101, 999, 1000].map((n) => numeral('pt-br', n))).toEqual([
    'zero',
    'catorze',
    'dezesseis',
    'cem',
    'cento e um',
    'novecentos e noventa e nove',
    'mil',
  ]);
  expect(numeral('pt-br', 1100)).toBe('mil e cem');
  expect(numeral('pt-br', 1234)).toBe('mil duzentos e trinta e quatro');
  expect(numeral('pt-br', 2002, 'feminine')).toBe('duas mil e duas');
  expect(numeral('pt-br', 9999)).toBe('nove mil novecentos e noventa e nove');
});

it('melts prepositions into articles', () => {
  expect([the('cat'), ofThe('cat'), inThe('cat'), toThe('cat'), a('cat')]).toEqual([
    'o gato',
    'do gato',
    'no gato',
    'ao gato',
    'um gato',
  ]);
  expect([the('pear', 'many'), ofThe('pear'), inThe('pear', 'many'), toThe('pear'), a('pear')]).toEqual([
    'as peras',
    'da pera',
    'nas peras',
    'à pera',
    'uma pera',
  ]);
  expect(described('pt-br', { noun: 'house' }, { article: 'a', case: 'locative' })).toBe('em uma casa');
  expect([howMany('nut'), howMany('snail'), many({ noun: 'fish', adjectives: ['blue'] })]).toEqual([
    'quantas nozes',
    'quantos caracóis',
    'peixes azuis',
  ]);
  expect(agree('leaf', 'todos', 'todas')).toBe('todas');
});

it('has every word with all its forms', () => {
  const { nouns, adjectives } = lexicons['pt-br'];
  for (const id of nounIds()) {
    expect(nouns[id], id).toMatch(/^[mf] \S.* \/ \S.*$/);
    expect(noun('pt-br', id), id).toMatch(/^[a-záàâãéêíóôõúç -]+$/);
  }
  for (const id of adjectiveIds()) {
    expect(adjectives[id]?.split(' / ').length, id).toSatisfy((forms: number) => [1, 2, 4].includes(forms));
    for (const gender of ['masculine', 'feminine'] as const) {
      for (const number of ['one', 'many'] as const) {
        expect(adjective('pt-br', id, { gender, number }), id).toMatch(/^[a-záâãéêíóôõúç -]+$/);
      }
    }
  }
  for (const id of nameIds()) {
    expect(nameEntry('pt-br', id).gender, id).toBe(nameEntry('en', id).gender);
    expect(nameEntry('pt-br', id).form('genitive'), id).toMatch(/^[A-Z][a-zéá]+$/);
  }
});
