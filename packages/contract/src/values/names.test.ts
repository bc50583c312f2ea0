import { describe, expect, it } from 'vitest';
import { cleanName, isPersonName, isUsername, nameKey, nameLook } from './names.ts';

describe('a name', () => {
  it.each(['आराध्या', 'শ্রেয়া', 'ක්‍රිෂාන්', 'র‍্যাচেল', 'علی‌رضا', 'สมชาย', 'Nguyễn', 'אבי', '李小龙', 'лиса_7', '7.up'])(
    'may be %s',
    (name) => expect([isUsername(name), isPersonName(name)]).toEqual([true, !name.includes('_')]),
  );

  it.each([
    ['a joiner at its beginning', '\u200cعلی'],
    ['a joiner at its end', 'علی\u200c'],
    ['two joiners', 'علی\u200c\u200cرضا'],
    ['a joiner beside a digit', 'kit\u200d7'],
    ['marks without a letter', '\u093e\u093f\u0940'],
    ['a heap of marks', `a${'\u0323'.repeat(9)}`],
    ['a control sign', 'kit\u0007fox'],
    ['a sign of direction', 'kit\u202efox'],
    ['an isolate', 'kit\u2067fox'],
    ['a space of no width', 'kit\u200bfox'],
    ['a mark that nobody sees', 'kit\u034ffox'],
    ['a letter that nobody sees', 'kit\u3164fox'],
  ])('has never %s', (_, name) => expect([isUsername(name), isPersonName(name)]).toEqual([false, false]));

  it('is kept composed', () => {
    expect(cleanName(' Rene\u0301 ')).toBe('Ren\u00e9');
  });

  it('is one with another of the same key', () => {
    for (const [one, other] of [
      ['РЕНЕ', 'рене'],
      ['Straße', 'STRASSE'],
      ['ΟΔΟΣ', 'οδος'],
      ['علی\u200cرضا', 'علیرضا'],
      ['Rene\u0301', 'REN\u00c9'],
    ] as const)
      expect(nameKey(one)).toBe(nameKey(other));
    expect(nameKey('आरा')).not.toBe(nameKey('आरि'));
  });

  it('looks like another of another script, width or sign', () => {
    for (const [one, other] of [
      ['coca', 'сосa'],
      ['Alice', 'AIice'],
      ['kit10', 'kitlO'],
      ['ｋｉｔ', 'kit'],
      ['BETA', 'ВЕТА'],
      ['علي', 'علی'],
      ['kit٧', 'kit7'],
    ] as const)
      expect(nameLook(one)).toBe(nameLook(other));
    expect(new Set(['anna', 'аня', 'José', 'Jose', 'आरा', 'आर', 'иван', 'йван'].map(nameLook)).size).toBe(8);
  });
});
