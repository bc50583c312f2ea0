import { describe, expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';
import { answerFirst, answersPlace, judgedAnswers, oneVariant, PLAYER } from './answering.ts';

const pages = useStrictPages();

/** As Prototype.js up to 1.6 does: what JSON asks first of everything gives a text. */
function oldPrototype(): void {
  const { stringify } = JSON;
  for (const { prototype } of [Array, Number, String])
    Object.defineProperty(prototype, 'toJSON', {
      value(this: object) {
        const own = Reflect.get(Array.prototype, 'toJSON') as unknown;
        Reflect.deleteProperty(Array.prototype, 'toJSON');
        const text = stringify(this);
        Object.defineProperty(Array.prototype, 'toJSON', { value: own, configurable: true, writable: true });
        return text;
      },
      configurable: true,
      writable: true,
    });
}

/** Fields on every object, enumerable, among them such as libraries look for. */
function moreFields(): void {
  Object.assign(Object.prototype, {
    key: 'host',
    children: 'host',
    value: 'host',
    each(this: unknown) {
      return this;
    },
  });
  Object.assign(Array.prototype, {
    each(this: unknown) {
      return this;
    },
  });
}

/** Texts that look like a time become dates, as data layers like it. */
function revivedDates(): void {
  const { parse } = JSON;
  JSON.parse = (text, reviver): unknown =>
    parse(text, (name, value: unknown) => {
      const told: unknown = reviver ? reviver(name, value) : value;
      return typeof told === 'string' && /^\d{4}-\d\d-\d\d/.test(told) ? new Date(told) : told;
    });
}

/** Every request goes through the page's own hands. */
function watchedFetch(): void {
  const { fetch: own } = globalThis;
  globalThis.fetch = async (...asked) => {
    const response = await own(...asked);
    return new Response(await response.clone().blob(), response);
  };
}

/** A clock that is a year ahead, as pages have it that show another day. */
function shiftedClock(): void {
  const { now } = Date;
  Date.now = () => now() + 365 * 86_400_000;
}

const spoilers = { oldPrototype, moreFields, revivedDates, watchedFetch, shiftedClock };

describe('a page that has changed what is built in', () => {
  it.each(Object.entries(spoilers))('sends a real list and hears the verdict: %s', async (_name, before) => {
    const page = await pages.open(PLAYER, { before });
    expect(await judgedAnswers(page)).toEqual([oneVariant]);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('keeps a list without a connection, and calls safe what can be read back', async () => {
    const page = await pages.open(PLAYER, { before: oldPrototype });
    await page.told('ready');
    await page.page.route('**/passing*', (route) => route.abort());
    await answerFirst(page);
    await page.player.getByText('Your answer is safe').first().waitFor();
    const place = await answersPlace(page);
    const kept = await page.page.evaluate((name) => localStorage.getItem(name), place);
    expect(JSON.parse(kept ?? '')).toEqual([expect.objectContaining({ problemId: 1 })]);
    await page.page.unroute('**/passing*');
    await page.page.reload();
    await page.told('answered');
  });
});
