import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled } from '../support/browser.ts';
import { hostileSheets } from './hostile-css.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';

const pages = useStrictPages();
let page: PartnerPage;

const WIDGETS = `<logikit-problem-player problem="1" lang="en"></logikit-problem-player>
  <logikit-thread-road thread="1" lang="en" theme="laboratory"></logikit-thread-road>
  <logikit-game game="pipes" size="small" lang="en"></logikit-game>
  <logikit-rating-board institution="1" lang="en"></logikit-rating-board>
  <logikit-certificate certificate="1" lang="en"></logikit-certificate>
  <logikit-shop-cart category="energy" lang="en"></logikit-shop-cart>
  <logikit-landing course="1" lang="en"></logikit-landing>`;

const HOST = `<h1>School</h1><p>Some <a href="#x">words</a> and <em>more</em>.</p><ul><li>one</li><li>two</li></ul>
  <table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><form><label>Name <input></label><button>Send</button></form>
  <svg width="20" height="20"><path d="M0 0h20v20z"></path></svg>`;

/** Each of them, not as many words of some of them. */
const everyoneIsReady = (): Promise<void> =>
  expect
    .poll(async () => {
      const { events } = await page.seen();
      return new Set(events.flatMap(({ name, tag }) => (name === 'ready' ? [tag] : []))).size;
    })
    .toBe(7);

/** Every computed value inside the widgets, or around them: of one element for each kind that there is. */
function values(own: Page, where: 'inside' | 'outside'): Promise<readonly string[]> {
  return own.evaluate((place) => {
    const elements: Element[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const isWidget = element.localName.startsWith('logikit-');
        if (place === 'outside' && !isWidget) elements.push(element);
        if (place === 'inside' && isWidget && element.shadowRoot)
          elements.push(...element.shadowRoot.querySelectorAll('*'));
      }
    };
    walk(document);
    const kinds = new Map(
      elements.map((element) => [`${element.localName} ${element.getAttribute('class')}`, element]),
    );
    return [...kinds.values()].map((element) =>
      [...element.computedStyleMap()].map(([name, value]) => `${name}: ${[...value].map(String).join()}`).join('; '),
    );
  }, where);
}

describe('a page with style sheets of its own', () => {
  it('changes nothing inside a widget with any of 500 of them', async () => {
    page = await pages.open(WIDGETS, { reducedMotion: 'reduce' });
    await everyoneIsReady();
    await settled(page.page);
    const before = await values(page.page, 'inside');
    expect(before.length).toBeGreaterThan(50);
    expect(hostileSheets).toHaveLength(500);
    const changed: string[] = [];
    for (let at = 0; at < hostileSheets.length; at += 20) {
      const batch = hostileSheets.slice(at, at + 20);
      await page.page.evaluate((texts) => {
        document.adoptedStyleSheets = texts.map((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return sheet;
        });
      }, batch);
      const after = await values(page.page, 'inside');
      expect(after).toHaveLength(before.length);
      for (const [index, now] of after.entries()) changed.push(...changes(before[index] ?? '', now));
    }
    expect(changed).toEqual([]);
  });

  it('looks the same with our widgets as without them', async () => {
    page = await pages.open(HOST);
    const before = await values(page.page, 'outside');
    page = await pages.open(HOST + WIDGETS);
    await everyoneIsReady();
    expect(await values(page.page, 'outside')).toEqual(before);
  });
});

/** Values that are not what they were. A token of the host that nothing of ours declares is nothing of ours. */
function changes(before: string, now: string): readonly string[] {
  if (now === before) return [];
  const known = new Map(before.split('; ').map((value) => [value.split(': ')[0], value]));
  return now.split('; ').filter((value) => {
    const name = value.split(': ')[0] ?? '';
    return known.get(name) !== value && !(name.startsWith('--') && !known.has(name));
  });
}
