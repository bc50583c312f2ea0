import { describe, expect, it } from 'vitest';
import { lexicons, nameIds, nounEntry, type NounId, nounIds } from '../lexicon.ts';
import { speak } from '../speak.ts';

const { adjective, afterNumber, capital, counted, described, list, name, noun, numeral, spelled } = speak('tr');

describe('Turkish counting', () => {
  it.each([1, 2, 5, 11, 21, 22])('keeps the singular after %i', (n) => {
    expect(counted(n, 'apple')).toBe(`${n} elma`);
    expect(counted(n, 'cat')).toBe(`${n} kedi`);
    expect(counted(n, { noun: 'star', adjectives: ['big', 'red'] })).toBe(`${n} büyük kırmızı yıldız`);
    expect(counted(n, { noun: 'leaf', adjectives: ['darkgreen'] })).toBe(`${n} koyu yeşil yaprak`);
    expect(counted(n, 'firtree')).toBe(`${n} çam ağacı`);
    expect(counted(n, 'clue')).toBe(`${n} ipucu`);
  });

  it('keeps the singular after zero and in words', () => {
    expect(counted(0, 'dot')).toBe('0 nokta');
    expect(spelled(21, 'pear')).toBe('yirmi bir armut');
    expect(afterNumber(5, { noun: 'balloon', adjectives: ['blue'] })).toBe('mavi balon');
  });

  it('says the plural where no number stands', () => {
    expect(noun('apple', { number: 'many' })).toBe('elmalar');
    expect(described({ noun: 'flower', adjectives: ['yellow'] }, { number: 'many' })).toBe('sarı çiçekler');
  });
});

describe('Turkish cases', () => {
  it.each<[NounId, string]>([
    ['apple', 'elma elmanın elmaya elmayı elmada elmadan'],
    ['pear', 'armut armudun armuda armudu armutta armuttan'],
    ['basket', 'sepet sepetin sepete sepeti sepette sepetten'],
    ['leaf', 'yaprak yaprağın yaprağa yaprağı yaprakta yapraktan'],
    ['tree', 'ağaç ağacın ağaca ağacı ağaçta ağaçtan'],
    ['book', 'kitap kitabın kitaba kitabı kitapta kitaptan'],
    ['ball', 'top topun topa topu topta toptan'],
    ['colour', 'renk rengin renge rengi renkte renkten'],
    ['shape', 'şekil şeklin şekle şekli şekilde şekilden'],
    ['water', 'su suyun suya suyu suda sudan'],
    ['heart', 'kalp kalbin kalbe kalbi kalpte kalpten'],
    ['hour', 'saat saatin saate saati saatte saatten'],
    ['group', 'grup grubun gruba grubu grupta gruptan'],
  ])('%s', (id, forms) => {
    const cases = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'] as const;
    expect(cases.map((one) => noun(id, { case: one })).join(' ')).toBe(forms);
  });

  it('puts an n into compounds', () => {
    expect(noun('firtree', { case: 'dative' })).toBe('çam ağacına');
    expect(noun('shell', { case: 'accusative', number: 'many' })).toBe('deniz kabuklarını');
    expect(noun('juice', { case: 'locative' })).toBe('meyve suyunda');
  });

  it('never bends an adjective', () => {
    expect(described({ noun: 'ball', adjectives: ['red'] }, { case: 'genitive', number: 'many' })).toBe(
      'kırmızı topların',
    );
    expect(adjective('lightblue', { noun: 'cell', case: 'dative' })).toBe('açık mavi');
  });

  it('writes an apostrophe behind names', () => {
    expect(name('anna', 'genitive')).toBe('Ayşe’nin');
    expect(name('mark', 'locative')).toBe('Murat’ta');
    expect(name('zoe', 'ablative')).toBe('Zeynep’ten');
  });
});

describe('Turkish letters and lists', () => {
  it('makes a dotted capital', () => {
    expect(capital('iki elma')).toBe('İki elma');
    expect(capital('ırmak')).toBe('Irmak');
  });

  it('joins with ve', () => {
    expect(list(['elma', 'armut', 'erik'])).toBe('elma, armut ve erik');
  });
});

describe('Turkish numerals', () => {
  it.each([
    [0, 'sıfır'],
    [11, 'on bir'],
    [21, 'yirmi bir'],
    [100, 'yüz'],
    [101, 'yüz bir'],
    [222, 'iki yüz yirmi iki'],
    [1000, 'bin'],
    [1996, 'bin dokuz yüz doksan altı'],
    [9999, 'dokuz bin dokuz yüz doksan dokuz'],
  ])('%i', (n, words) => {
    expect(numeral(n)).toBe(words);
  });
});

describe('the Turkish lexicon', () => {
  it('has every word of English', () => {
    expect(Object.keys(lexicons.tr.nouns)).toEqual(Object.keys(lexicons.en.nouns));
    expect(Object.keys(lexicons.tr.adjectives)).toEqual(Object.keys(lexicons.en.adjectives));
    expect(Object.keys(lexicons.tr.names)).toEqual(Object.keys(lexicons.en.names));
  });

  it('has six forms of every noun and name, in both numbers where English has them', () => {
    for (const id of nounIds()) {
      const [one = '', many = '-'] = nounEntry('tr', id).row.slice(2).split(' / ');
      expect(one.split(' '), id).toHaveLength(6);
      expect(many === '-', id).toBe(nounEntry('en', id).row.endsWith('/ -'));
      if (many !== '-') expect(many.split(' '), id).toHaveLength(6);
    }
    for (const id of nameIds()) expect((lexicons.tr.names[id] ?? '').slice(2).split(' '), id).toHaveLength(6);
  });
});
