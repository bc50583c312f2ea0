import { expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';
import { answerFirst, answersPlace, isAnswer, oneVariant, PLAYER } from './answering.ts';

const pages = useStrictPages();

const strangers = [{ id: 'x', userId: 1, problemId: 1, context: {}, content: { selectedVariants: ['a'] }, at: 1 }];

it.each([
  ['a word', 'rubbish'],
  ['a text in quotes', '"[{}]"'],
  ['what was cut', '[{"id":"4f'],
  ['null', 'null'],
  ['a record', '{}'],
  ['a list of something else', '[1,null,{"id":7}]'],
  ["a stranger's answers", JSON.stringify(strangers)],
])('sends the next answer over %s where answers wait, and sets that aside', async (_name, found) => {
  const page = await pages.open(PLAYER);
  await page.told('ready');
  const place = await answersPlace(page);
  await page.page.evaluate(([name, text]) => localStorage.setItem(name, text), [place, found] as const);
  await page.page.reload();
  await page.told('ready');
  const sent = page.page.waitForRequest(isAnswer);
  await answerFirst(page);
  expect((await sent).postDataJSON()).toEqual(oneVariant);
  await page.told('answered');
  const left = await page.page.evaluate(
    (name) => [localStorage.getItem(name), localStorage.getItem(`${name}.unreadable`)],
    place,
  );
  expect(left).toEqual([null, found]);
});
