import { expect, it } from 'vitest';
import { foldText } from './index.ts';

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
  expect(foldText(text)).toBe(typed);
  expect(foldText(typed)).toBe(typed);
});
