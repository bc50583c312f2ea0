import { describe, expect, it } from 'vitest';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';
import { quiet } from '../support/quiet.ts';

const pages = useStrictPages();
let page: PartnerPage;

const PLAYER = '<logikit-problem-player problem="1" lang="en"></logikit-problem-player>';

/** Opens a page and waits until its player rests: nothing of ours hangs on the node that it is drawn into. */
async function openResting(...options: Parameters<typeof pages.open> | []): Promise<void> {
  page = await pages.open(options[0] ?? PLAYER, options[1]);
  await page.told('ready');
  await expect.poll(isResting).toBe(true);
}

function isResting(): Promise<boolean> {
  return page.player.evaluate((element) => {
    const kept = Object.values(element.shadowRoot?.firstElementChild ?? {});
    return kept.length > 0 && kept.every((one) => one === null);
  });
}

const variant = (index = 0) => page.player.getByRole('radio').nth(index);
const isChosen = (index = 0): Promise<string | null> => variant(index).getAttribute('aria-checked');
const files = (): string[] =>
  page.requests.map((one) => new URL(one.url()).pathname).filter((path) => path.endsWith('.js'));

describe('a player that nobody is near to', () => {
  it('does not fetch Kit before somebody comes, and keeps every node when he does', async () => {
    await openResting();
    expect(files()).not.toContain('/v1.0.0/player-feedback.js');
    const marked = await page.player.evaluate((element) => {
      const nodes = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
      nodes.forEach((node, index) => Object.assign(node, { was: index }));
      return nodes.length;
    });
    await variant(1).hover();
    await expect.poll(files).toContain('/v1.0.0/player-feedback.js');
    expect(await isResting()).toBe(false);
    const kept = await page.player.evaluate(
      (element) =>
        [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(
          (node) => (node as Element & { readonly was?: number }).was !== undefined,
        ).length,
    );
    expect(kept).toBe(marked);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('takes the first click, of a mouse and of a helper that sends nothing else', async () => {
    await openResting();
    await variant(2).click();
    await expect.poll(() => isChosen(2)).toBe('true');
    await page.close();
    await openResting();
    await variant(1).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => isChosen(1)).toBe('true');
  });

  it('takes the first tap of a finger', async () => {
    await openResting(PLAYER, { hasTouch: true, viewport: { width: 390, height: 844 } });
    await variant(3).tap();
    await expect.poll(() => isChosen(3)).toBe('true');
  });

  it('takes the first key', async () => {
    await openResting();
    await page.page.keyboard.press('Tab');
    await page.page.keyboard.press('Tab');
    await page.page.keyboard.press('ArrowRight');
    await expect.poll(() => isChosen(1)).toBe('true');
    expect(await variant(1).evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('is answered, and tells it once', async () => {
    await openResting();
    await variant().click();
    await page.player.getByRole('button', { name: 'Check' }).click();
    const { detail } = await page.told('answered');
    expect(detail).toMatchObject({ problemId: 1 });
    const { events } = await page.seen();
    expect(events.filter(({ name }) => name === 'ready')).toHaveLength(1);
  });

  it('follows the page: another problem, another look, a method', async () => {
    await openResting();
    await page.player.evaluate((element) => element.setAttribute('theme', 'laboratory'));
    await expect.poll(() => page.player.locator('section').getAttribute('data-theme')).toBe('laboratory');
    await page.show(2);
    await expect.poll(isResting).toBe(true);
    await page.player.evaluate((element: HTMLElement & { reload?(): void }) => element.reload?.());
    expect((await page.told('ready', 3)).detail).toEqual({ problemId: 2 });
    await variant().click();
    await expect.poll(() => isChosen()).toBe('true');
  });

  it('is drawn anew when a helper of the browser has changed its words meanwhile', async () => {
    await openResting();
    const question = await page.player.getByRole('heading').textContent();
    await page.player.evaluate((element) => {
      const heading = element.shadowRoot?.querySelector('h2');
      const wrapper = document.createElement('b');
      wrapper.textContent = 'Welches Boot kommt als nächstes?';
      heading?.replaceChildren(wrapper);
    });
    await variant(1).click();
    await expect.poll(() => isChosen(1)).toBe('true');
    expect(await page.player.getByRole('heading').textContent()).toBe(question);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('keeps an answer that is given after the connection has gone', async () => {
    await openResting();
    await expect.poll(files).toContain('/v1.0.0/client.js');
    await quiet(page.page);
    await page.page.context().setOffline(true);
    await variant().click();
    await page.player.getByRole('button', { name: 'Check' }).click();
    await page.player.getByText('Your answer is safe').waitFor();
    await page.page.context().setOffline(false);
    expect((await page.told('answered')).detail).toMatchObject({ problemId: 1 });
  });

  it('goes on with a session that another tab has renewed meanwhile', async () => {
    await openResting();
    const other = await page.page.context().newPage();
    await other.goto(pages.address(PLAYER));
    await other.getByRole('radio').first().waitFor();
    await variant().click();
    await page.player.getByRole('button', { name: 'Check' }).click();
    await page.told('answered');
    await other.getByRole('radio').nth(1).click();
    const judged = other.waitForResponse((response) => response.url().endsWith('/passing'));
    await other.getByRole('button', { name: 'Check' }).click();
    expect((await judged).status()).toBe(200);
    expect((await page.seen()).events.filter(({ name }) => name === 'error')).toEqual([]);
  });

  it('prints its problem without buttons', async () => {
    await openResting();
    await page.page.emulateMedia({ media: 'print' });
    expect(await page.player.getByRole('button', { name: 'Hint' }).isVisible()).toBe(false);
    expect(await variant().isVisible()).toBe(true);
  });
});

describe('a device with colours of its own', () => {
  it('has them from the start', async () => {
    page = await pages.open(PLAYER, { forcedColors: 'active' });
    await page.told('ready');
    await expect.poll(files).toContain('/v1.0.0/player-feedback.js');
    expect(await isResting()).toBe(false);
  });
});
