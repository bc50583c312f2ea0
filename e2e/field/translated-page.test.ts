import type { Frame, FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useStrictPages } from '../embed/hosts/strict-pages.ts';
import { visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { CARDS, NUMBER, PIECES } from '../support/known-problems.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const pages = useStrictPages();

interface Place {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly inside: Pick<Page & FrameLocator, 'getByRole' | 'getByText' | 'locator'>;
}

/** Every way in which a player is shown. */
const places: Readonly<Record<string, (problem: number) => Promise<Place>>> = {
  async 'the portal'(problem) {
    const { page, complaints } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    for (let id = 1; id < problem; id += 1) await hands.solve(id, 'threadId=1');
    await page.goto(`${platform.url}/2.0/en/cabinet/thread/1/problem/${problem}`);
    return { page, complaints, inside: page };
  },
  async 'an element'(problem) {
    const { page, complaints } = await pages.open(
      `<logikit-problem-player problem="${problem}" lang="en"></logikit-problem-player>`,
    );
    return { page, complaints, inside: page };
  },
  async 'a frame'(problem) {
    const { page, complaints } = await visit(browser);
    await page.goto(`${platform.url}/embed/problem-player?problem=${problem}&lang=en&key=pk_demo`);
    return { page, complaints, inside: page };
  },
};

/** Does to every text what a translating browser does: it comes into two elements that nobody has asked for. */
function translate(frame: Page | Frame): Promise<void> {
  return frame.evaluate(() => {
    const roots: ParentNode[] = [document.body];
    for (const one of document.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot);
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const { parentElement } = text;
        if (text.data.trim() === '' || !parentElement || parentElement.closest('script, style, svg, [data-translated]'))
          continue;
        const [outer, inner] = [document.createElement('span'), document.createElement('span')];
        outer.dataset['translated'] = '';
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    }
  });
}

describe.each(Object.keys(places))('%s that a browser translates', (name) => {
  it.each([
    ['cards', CARDS],
    ['a number', NUMBER],
    ['a drawing', PIECES],
  ] as const)('is answered with %s, with a hint, a verdict and what comes next', async (_kind, problem) => {
    const { page, complaints, inside } = (await places[name]?.(problem)) ?? {
      page: null,
      complaints: [],
      inside: null,
    };
    if (!page) throw new Error('No such place');
    const hint = inside.getByRole('button', { name: 'Hint' });
    await hint.waitFor();
    await translate(page);
    await answer(inside, problem);
    await translate(page);
    await hint.click();
    await inside.getByText('Here is a hint.').first().waitFor();
    await translate(page);
    await inside.getByRole('button', { name: 'Got it' }).click();
    await translate(page);
    await answer(inside, problem);
    await translate(page);
    await inside.locator('[part=check]').click();
    await inside.locator('[part=feedback]').waitFor();
    await translate(page);
    await inside.locator('[part=feedback] [data-main]').click();
    await inside.locator('[part=feedback]').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await expect.poll(() => inside.locator('[part=question]').count()).toBe(1);
    await page.context().close();
  });
});

it('what was torn all the same is drawn anew, with the verdict', async () => {
  const { page, inside } = (await places['the portal']?.(CARDS)) ?? { page: null, inside: null };
  if (!page) throw new Error('No such place');
  await answer(inside, CARDS);
  await inside.locator('.lk-do-row').evaluate((row) => {
    const torn = document.createElement('span');
    row.replaceWith(torn);
    torn.append(row);
  });
  await inside.locator('[part=check]').click();
  await inside.locator('[part=feedback]').waitFor();
  await expect.poll(() => inside.locator('[part=question]').count()).toBe(1);
  await page.context().close();
});

/** Somehow, so that it can be checked. */
async function answer(inside: Place['inside'], problem: number): Promise<void> {
  if (problem === CARDS) await inside.locator('[part=variant]:not([aria-disabled])').first().click();
  else if (problem === NUMBER) await inside.getByRole('textbox').fill('999');
  else await touchDrawing(inside);
}

async function touchDrawing(inside: Place['inside']): Promise<void> {
  for (const spot of await inside.locator('.lk-spots button').all()) {
    if (await inside.locator('[part=check]').isEnabled()) return;
    await spot.click({ force: true });
  }
}
