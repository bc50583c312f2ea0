import { describe, expect, it } from 'vitest';
import { adjectiveIds, nameEntry, nameIds, nounEntry, nounIds } from '../lexicon.ts';
import { speak } from '../speak.ts';
import { of, to } from './contractions.ts';

const { adjective, capital, counted, described, genderOfName, list, name, noun, numeral, spelled } = speak('es-mx');
const table = [1, 2, 5, 11, 21, 22];
const uncountable = ['milk', 'water', 'cocoa'];

describe('counted phrases', () => {
  it('take the singular after one only', () => {
    expect(table.map((n) => counted(n, 'banana'))).toEqual([
      '1 plátano',
      '2 plátanos',
      '5 plátanos',
      '11 plátanos',
      '21 plátanos',
      '22 plátanos',
    ]);
    expect(table.map((n) => counted(n, 'pencil'))).toEqual([
      '1 lápiz',
      '2 lápices',
      '5 lápices',
      '11 lápices',
      '21 lápices',
      '22 lápices',
    ]);
    expect(counted(2, 'umbrella')).toBe('2 paraguas');
  });

  it('put adjectives behind the noun and let them agree', () => {
    expect(table.map((n) => counted(n, { noun: 'star', adjectives: ['red', 'small'] }))).toEqual([
      '1 estrella roja pequeña',
      '2 estrellas rojas pequeñas',
      '5 estrellas rojas pequeñas',
      '11 estrellas rojas pequeñas',
      '21 estrellas rojas pequeñas',
      '22 estrellas rojas pequeñas',
    ]);
    expect(counted(2, { noun: 'circle', adjectives: ['blue'] })).toBe('2 círculos azules');
    expect(counted(2, { noun: 'circle', adjectives: ['pink'] })).toBe('2 círculos rosa');
    expect(counted(2, { noun: 'flower', adjectives: ['orange'] })).toBe('2 flores naranja');
    expect(counted(2, { noun: 'flower', adjectives: ['darkgreen'] })).toBe('2 flores verde oscuro');
  });

  it('are spelled in the gender of the noun, and shortened before it', () => {
    expect(table.map((n) => spelled(n, 'dot'))).toEqual([
      'un punto',
      'dos puntos',
      'cinco puntos',
      'once puntos',
      'veintiún puntos',
      'veintidós puntos',
    ]);
    expect(table.map((n) => spelled(n, 'card'))).toEqual([
      'una tarjeta',
      'dos tarjetas',
      'cinco tarjetas',
      'once tarjetas',
      'veintiuna tarjetas',
      'veintidós tarjetas',
    ]);
    expect(spelled(31, 'dot')).toBe('treinta y un puntos');
    expect(spelled(201, 'card')).toBe('doscientas una tarjetas');
    expect(spelled(101, 'dot')).toBe('ciento un puntos');
  });
});

describe('articles', () => {
  it('agree in gender and number, and water is said with el', () => {
    const nouns = ['cat', 'cow', 'water'] as const;
    const said = nouns.map((id) => described({ noun: id }, { article: 'the' }));
    expect(said).toEqual(['el gato', 'la vaca', 'el agua']);
    expect(described({ noun: 'water', adjectives: ['white'] }, { article: 'the' })).toBe('el agua blanca');
    expect(described({ noun: 'cow' }, { article: 'the', number: 'many' })).toBe('las vacas');
    expect(described({ noun: 'planet' }, { article: 'a' })).toBe('un planeta');
    expect(described({ noun: 'flower', adjectives: ['white'] }, { article: 'a' })).toBe('una flor blanca');
    expect(described({ noun: 'cat' }, { article: 'a', number: 'many' })).toBe('gatos');
  });

  it('melt into de and a', () => {
    expect([of('el gato'), of('la vaca'), of('ella')]).toEqual(['del gato', 'de la vaca', 'de ella']);
    expect([to('el gato'), to('la vaca')]).toEqual(['al gato', 'a la vaca']);
  });
});

it('says lone adjectives in the gender of their noun', () => {
  expect(adjective('yellow', { noun: 'shape' })).toBe('amarilla');
  expect(adjective('brown', { noun: 'shape', number: 'many' })).toBe('cafés');
  expect(adjective('young', { gender: 'masculine', number: 'many' })).toBe('jóvenes');
});

it('changes y and o before their own sounds', () => {
  expect(list([name('anna'), name('ivan')])).toBe('Ana e Iván');
  expect(list(['7', '8'], 'or')).toBe('7 u 8');
  expect(list(['una pera', 'un gato', 'una flor'])).toBe('una pera, un gato y una flor');
  expect(capital('árbol')).toBe('Árbol');
});

it('spells numbers', () => {
  expect([0, 1, 16, 22, 23, 26, 31, 100, 101].map((n) => numeral(n))).toEqual([
    'cero',
    'uno',
    'dieciséis',
    'veintidós',
    'veintitrés',
    'veintiséis',
    'treinta y uno',
    'cien',
    'ciento uno',
  ]);
  expect([500, 700, 900, 1000, 2345].map((n) => numeral(n))).toEqual([
    'quinientos',
    'setecientos',
    'novecientos',
    'mil',
    'dos mil trescientos cuarenta y cinco',
  ]);
  expect(numeral(721, 'feminine')).toBe('setecientas veintiuna');
  expect(numeral(9999)).toBe('nueve mil novecientos noventa y nueve');
});

describe('the lexicon', () => {
  it('has both numbers of every noun', () => {
    for (const id of nounIds()) {
      expect(nounEntry('es-mx', id).mark, id).toMatch(/^(m|f|fe)$/);
      expect(noun(id), id).toMatch(/^[a-záéíóúñü ]+$/);
      if (!uncountable.includes(id)) expect(noun(id, { number: 'many' }), id).toMatch(/s$|^copos de nieve$/);
    }
  });

  it('has four forms of every adjective and the gender of every name', () => {
    for (const id of adjectiveIds()) {
      for (const gender of ['masculine', 'feminine'] as const) {
        for (const number of ['one', 'many'] as const) {
          expect(adjective(id, { gender, number }), `${id} ${gender} ${number}`).toMatch(/^[a-záéíóúñ ]+$/);
        }
      }
    }
    for (const id of nameIds()) {
      expect(name(id), id).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóú]+$/);
      expect(genderOfName(id), id).toBe(nameEntry('en', id).gender);
    }
  });
});
