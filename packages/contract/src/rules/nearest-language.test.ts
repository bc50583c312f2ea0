import { expect, it } from 'vitest';
import { localeCodes } from '../model/basics.ts';
import { nearestLanguage } from './nearest-language.ts';

it.each([
  ['en_US', 'en'],
  ['en_GB.UTF-8', 'en'],
  ['de_DE_formal', 'de'],
  ['pt_BR', 'pt-br'],
  ['PT', 'pt-br'],
  ['es-419', 'es-mx'],
  ['uk', 'uk'],
])('answers %s with %s', (wish, code) => {
  expect(nearestLanguage([wish], localeCodes)).toBe(code);
});

it('takes the first wish that is answered, and the country where there is a choice', () => {
  expect(nearestLanguage(['xx', '', null, 'fr-CA', 'pl'], localeCodes)).toBe('pl');
  expect(nearestLanguage(['zh_TW'], ['zh-cn', 'zh-tw'])).toBe('zh-tw');
  expect(nearestLanguage(['xx', undefined, 'C', "en'--", 'en us'], localeCodes)).toBeUndefined();
});
