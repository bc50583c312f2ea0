import { expect, it } from 'vitest';
import { plainText } from './index.ts';

it.each([
  ['Łódź', 'lodz'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['Весёлый', 'веселыи'],
  ['Є Ґанок', 'е ганок'],
  ['Weiß', 'weiss'],
  ["Кам'янець", 'камянець'],
  ['Кам’янець', 'камянець'],
  ['  two   words ', 'two words'],
  ['ＦＯＸ', 'fox'],
  ['', ''],
])('%j is typed as %j', (text, typed) => {
  expect(plainText(text)).toBe(typed);
  expect(plainText(typed)).toBe(typed);
});
