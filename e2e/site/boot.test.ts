import { describe, expect, it } from 'vitest';
import { axe, overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const start = `${platform.url}/2.0/de/start`;

describe('a page whose programs do not run', () => {
  it('[X-021] says that one has not come, and comes when it is loaded again', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.route('**/assets/*.js*', (route) => route.abort());
    await page.goto(start);
    await page.getByRole('heading', { name: 'Die Seite ist nicht geladen' }).waitFor();
    expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Noch einmal laden' }).click();
    await page.getByRole('button', { name: 'Auf den Weg' }).waitFor();
    await page.getByRole('heading', { name: 'Die Seite ist nicht geladen' }).waitFor({ state: 'detached' });
    await close();
  });

  it('says so after half a minute where nothing comes and nothing fails, and lives when it comes after all', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.clock.install();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(start, { waitUntil: 'commit' });
    await page.locator('.document-waiting').waitFor({ state: 'attached' });
    await page.clock.fastForward(31_000);
    await page.getByRole('heading', { name: 'Die Seite ist nicht geladen' }).waitFor();
    release(undefined);
    await page.getByRole('button', { name: 'Auf den Weg' }).waitFor();
    await page.getByRole('heading', { name: 'Die Seite ist nicht geladen' }).waitFor({ state: 'detached' });
    await close();
  });

  it('is loaded again once where its own file does not come, then says so, and comes when it is there', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    let loads = 0;
    page.on('domcontentloaded', () => void (loads += 1));
    await page.route('**/assets/start-*.js*', (route) => route.abort());
    await page.goto(start);
    await page.getByRole('heading', { name: 'Etwas ist vom Tisch gefallen' }).waitFor();
    expect(loads).toBe(2);
    expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Noch einmal' }).click();
    await page.getByRole('button', { name: 'Auf den Weg' }).waitFor();
    await close();
  });

  it('leads a browser that is too old for them to the page that says so', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(start);
    await page.waitForURL(`${platform.url}/2.0/de/old-browser`);
    await page.getByRole('heading', { name: 'Dieser Browser ist zu alt' }).waitFor();
    expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
    await close();
  });

  it('says in every language that it needs scripts where they are switched off', async () => {
    const { page, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    await page.goto(start);
    await page.locator('p[lang=de]').waitFor();
    const lines = await page.locator('p[lang]').allInnerTexts();
    expect(lines).toHaveLength(9);
    expect(lines).toContain('In diesem Browser sind Skripte ausgeschaltet, und Aufgaben brauchen sie.');
    await close();
  });
});
