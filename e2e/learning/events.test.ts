import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestEvent, type TestTimes, writeEvent } from '../../packages/server/src/testing/test-event.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { looksRight } from '../support/accessibility.ts';
import { axe, settled, visit, type Visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that its clock can be moved. It stands still unless it is moved; timers in the
// browser run on from what the platform has said.
let platform: TestPlatform;

const MINUTE = 60_000;

beforeAll(async () => {
  platform = await startTestPlatform();
  // Cookies and tokens end by the platform's clock, and the browser's own clock decides when that is.
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
  await platform.sql`update event set is_enabled = false`;
});
afterAll(() => platform?.close());

const wait = { timeout: 30_000 };
const at = (milliseconds: number): Date => new Date(platform.clock.now().getTime() + milliseconds);
const running = (changes: Partial<TestTimes> = {}): TestTimes => ({
  startsAt: at(-MINUTE),
  endsAt: at(90 * MINUTE),
  minutes: 30,
  ...changes,
});
const cabinet = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;

/** Events of one test are no business of the next one. */
async function event(problems: number, times: TestTimes): Promise<TestEvent> {
  await platform.sql`update event set is_enabled = false`;
  return writeEvent(platform.sql, problems, times);
}

async function tellLanding(eventId: number): Promise<void> {
  const slides = [
    { slide: 'about', translations: { en: { title: 'Olympiad', text: 'Two problems.', action: 'Next' } } },
    { slide: 'rules', translations: { en: { title: 'How it goes', text: 'One try each.', action: 'Start' } } },
  ];
  await platform.sql`
    update event set content = jsonb_set(content, '{landing}', ${platform.sql.json(slides)}) where id = ${eventId}`;
}

async function learner(options: BrowserContextOptions = {}): Promise<Visit> {
  const one = await visit(browser, options);
  await one.page.goto(`${platform.url}/2.0/en/start`);
  await one.page.getByRole('button', { name: 'Walk the road' }).click(wait);
  await one.page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
  return one;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

async function begin(page: Page, eventId: number): Promise<void> {
  await page.goto(cabinet(`event/${eventId}/preview`));
  await page.getByRole('button', { name: 'Start now' }).click(wait);
  await page.waitForURL(/\/problem\/\d+\/intro$/, wait);
}

async function choose(page: Page, variant: 'one' | 'two'): Promise<void> {
  await page.getByRole('radio', { name: `Variant ${variant}` }).click(wait);
  await page.locator('[part~=check]').click(wait);
}

describe('an event', () => {
  it('[R-096] [R-030] [R-032] [R-033] [R-031] [E-017] leads from its landing through every problem to a result that can be shown', async () => {
    const { eventId, url, problemIds } = await event(2, running());
    const [first = 0, second = 0] = problemIds;
    await tellLanding(eventId);
    const { page, complaints, close } = await visit(browser);

    // A guest comes by the landing, and the start keeps the event.
    await page.goto(`${platform.url}/2.0/en/event/${url}/landing`);
    await heading(page, 'Olympiad').waitFor(wait);
    await heading(page, 'How it goes').waitFor();
    await page.getByRole('link', { name: 'Take part' }).first().click();
    await page.waitForURL(new RegExp(`/2\\.0/en/start\\?event=${eventId}$`), wait);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(new RegExp(`/cabinet/event/${eventId}/preview$`), wait);

    // The preview tells how much time there is; the attempt begins with the button.
    await expect.poll(() => page.getByRole('timer').innerText(), wait).toMatch(/^1 hr/);
    await page.getByText('2 problems in any order').waitFor(wait);
    expect((await platform.sql`select 1 from event_attempt where event_id = ${eventId}`).length).toBe(0);
    await page.getByRole('button', { name: 'Start now' }).click(wait);
    await page.waitForURL(new RegExp(`/event/${eventId}/problem/${first}/intro$`), wait);
    await page.reload();
    await heading(page, 'Problem 1 of 2').waitFor(wait);
    await page.getByRole('link', { name: 'Show the problem' }).click();
    await page.waitForURL(/\/solve$/);
    await expect.poll(() => page.getByRole('timer').innerText(), wait).toMatch(/^(30:00|2\d:\d\d)$/);

    // A right answer; the address says so, and a reload sees the same.
    await choose(page, 'two');
    await page.waitForURL(new RegExp(`/problem/${first}/done$`), wait);
    await page
      .locator('[part~=feedback]')
      .getByText('3 stars')
      .or(page.getByRole('img', { name: '3 stars' }))
      .first()
      .waitFor(wait);
    await page.reload();
    await heading(page, 'Your answer is in').waitFor(wait);
    await expect.poll(() => page.getByRole('timer').count()).toBe(1);
    expect(page.url()).toMatch(/\/done$/);

    // All problems of the event, with the clock; then the second one, wrongly: no life is lost and no solution shown.
    await page.getByRole('link', { name: 'All problems' }).last().click();
    await page.waitForURL(new RegExp(`/cabinet/event/${eventId}$`), wait);
    await page.getByText('1 of 2 answered, 1 to go').waitFor(wait);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.waitForURL(new RegExp(`/problem/${second}/solve$`), wait);
    await choose(page, 'one');
    await page.waitForURL(/\/done$/, wait);
    await page.locator('[part~=feedback]').getByText('The solution opens when everybody has finished.').waitFor(wait);
    await page.getByRole('button', { name: 'See the result' }).click(wait);

    // The result: place, stars, every answer, and a link that can be copied, opened by anybody and taken back.
    await page.waitForURL(new RegExp(`/event/${eventId}/result$`), wait);
    await heading(page, 'Place 1 of 1').waitFor(wait);
    await page.getByText('3 of 6 stars').first().waitFor();
    await expect
      .poll(() => page.locator('.event-answers li').evaluateAll((all) => all.map((one) => one.dataset['answer'])))
      .toEqual(['right', 'wrong']);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const field = page.getByLabel('Link to the result');
    await field.waitFor(wait);
    const link = await field.inputValue();
    expect(link).toMatch(/\/2\.0\/en\/event\/shared\/[\w-]{22}$/);

    const guest = await visit(browser);
    const shared = platform.url + new URL(link).pathname;
    await guest.page.goto(shared);
    await guest.page.getByText('Place 1 of 1').waitFor(wait);
    await guest.page.getByRole('link', { name: 'I want to take part too' }).waitFor();
    await settled(guest.page);
    expect(await axe(guest.page)).toEqual([]);

    await page.getByRole('button', { name: 'Take the link back' }).click();
    await page.getByRole('button', { name: 'Make a link' }).waitFor(wait);
    await guest.page.goto(shared);
    await heading(guest.page, 'There is no such page').waitFor(wait);
    await Promise.all([guest.close(), close()]);
  });

  it('[R-031] [R-033] tells the solutions of past problems once nobody is solving any more', async () => {
    const { eventId, problemIds } = await event(2, running({ endsAt: at(20 * MINUTE) }));
    const [first = 0] = problemIds;
    const { page, complaints, close } = await learner();
    await begin(page, eventId);
    await page.getByRole('link', { name: 'Show the problem' }).click(wait);
    await choose(page, 'one');
    await page.getByText('The solution opens when everybody has finished.').waitFor(wait);
    const solution = page.getByText('zq-secret step 1');
    const way = page.getByRole('link', { name: 'Test en: see the solution' });
    await page.goto(cabinet(`event/${eventId}/problem/${first}/done`));
    await heading(page, 'Your answer is in').waitFor(wait);
    expect(await page.getByRole('button', { name: 'See how' }).count()).toBe(0);

    platform.clock.advance(21 * MINUTE);
    await page.goto(cabinet(`event/${eventId}/result`));
    await way.waitFor(wait);
    // What was not answered has no way of its own.
    await expect.poll(() => way.count()).toBe(1);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await way.click();
    await page.waitForURL(new RegExp(`/problem/${first}/done$`));
    await page.getByRole('button', { name: 'See how' }).click(wait);
    await solution.first().waitFor(wait);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[X-006] a failed copy is only logged and leaves the link selected; a copied one says so', async () => {
    const { eventId } = await event(1, running());
    const { page, complaints, close } = await learner();
    await begin(page, eventId);
    await page.goto(cabinet(`event/${eventId}`));
    await page.getByRole('button', { name: 'Finish early' }).click(wait);
    await page.getByText('1 problem is still open. This cannot be undone. Finish?').waitFor();
    await page.getByRole('button', { name: 'Yes, finish' }).click();
    await page.waitForURL(/\/result$/, wait);
    await page.getByRole('button', { name: 'Make a link' }).click(wait);
    const field = page.getByLabel('Link to the result');
    await field.waitFor(wait);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString()), wait).toBe(await field.inputValue());
    expect(await page.getByText('Copied').count()).toBe(0);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor(wait);
    expect(complaints.filter((complaint) => complaint.startsWith('error'))).toEqual([]);
    await close();
  });

  it('[R-032] [R-033] opens with a tenant in its address, and leads whoever has not begun to the preview', async () => {
    const { eventId } = await event(1, running());
    const { page, close } = await learner();
    await page.goto(cabinet(`event/${eventId}`));
    await page.waitForURL(/\/preview$/, wait);
    await begin(page, eventId);
    await page.goto(cabinet(`logikit/event/${eventId}`));
    await page.getByText('0 of 1 answered, 1 to go').waitFor(wait);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.waitForURL(new RegExp(`/cabinet/logikit/event/${eventId}/problem/\\d+/solve$`), wait);
    await page.getByRole('radio', { name: 'Variant two' }).waitFor(wait);
    await page.goto(cabinet('event/not-a-number/preview'));
    await heading(page, 'There is no such page').waitFor(wait);
    await close();
  });
});

describe('the platform’s clock', () => {
  it('[R-033] refuses a late answer kindly, and a clock two hours off changes nothing', async () => {
    const { eventId } = await event(2, running({ minutes: 10 }));
    const { page, close } = await visit(browser);
    await page.clock.install({ time: Date.now() + 120 * MINUTE });
    await page.goto(`${platform.url}/2.0/en/start?event=${eventId}`);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.getByRole('button', { name: 'Start now' }).click(wait);
    await page.getByRole('link', { name: 'Show the problem' }).click(wait);
    await expect.poll(() => page.getByRole('timer').innerText(), wait).toMatch(/^(10:00|0\d:\d\d)$/);
    await page.getByRole('radio', { name: 'Variant two' }).click(wait);
    platform.clock.advance(11 * MINUTE);
    await page.locator('[part~=check]').click();
    await heading(page, 'Time is up!').waitFor(wait);
    await page.getByText('This answer came a little too late. All the others count.').waitFor();
    await page.getByRole('link', { name: 'See the result' }).click();
    await page.waitForURL(/\/result$/, wait);
    await page.getByText('No answer').first().waitFor(wait);
    await close();
  });

  it('[R-033] says when the time is up, while one is still thinking', async () => {
    const { eventId } = await event(1, running({ minutes: 10 }));
    const { page, close } = await visit(browser);
    await page.clock.install({ time: Date.now() });
    await page.goto(`${platform.url}/2.0/en/start?event=${eventId}`);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.getByRole('button', { name: 'Start now' }).click(wait);
    await page.getByRole('link', { name: 'Show the problem' }).click(wait);
    await page.getByRole('radio', { name: 'Variant two' }).waitFor(wait);
    platform.clock.advance(11 * MINUTE);
    await page.clock.fastForward(11 * MINUTE);
    await heading(page, 'Time is up!').waitFor(wait);
    await page.getByText('Well thought. All your answers are counted.').waitFor();
    await close();
  });

  it('[S-009] the active event disappears from the dashboard when its timer ends, without a reload', async () => {
    const { eventId } = await event(1, running({ endsAt: at(20 * MINUTE), minutes: undefined }));
    const { page, close } = await visit(browser);
    await page.clock.install({ time: Date.now() });
    await page.goto(`${platform.url}/2.0/en/start`);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    const banner = page.locator('.active-event');
    await banner.waitFor(wait);
    expect(await banner.getAttribute('href')).toContain(`/event/${eventId}/preview`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    platform.clock.advance(21 * MINUTE);
    await page.clock.fastForward(21 * MINUTE);
    await banner.waitFor({ state: 'detached', ...wait });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await close();
  });
});

describe('the list of events', () => {
  it('[R-074] shows what is running, what comes and what is over; axe finds nothing and nothing is cut at 320 pixels', async () => {
    await event(1, running());
    const over = await writeEvent(platform.sql, 1, { startsAt: at(-120 * MINUTE), endsAt: at(-60 * MINUTE) });
    const coming = await writeEvent(platform.sql, 2, { startsAt: at(26 * 60 * MINUTE), endsAt: at(50 * 60 * MINUTE) });
    const { page, complaints, close } = await learner({ viewport: { width: 320, height: 700 } });
    await page.getByRole('navigation', { name: 'Cabinet' }).getByRole('link', { name: 'Events' }).click(wait);
    await expect.poll(() => page.locator('.event-state').allInnerTexts(), wait).toEqual(['Now', 'Soon', 'Over']);
    const links = page.locator('.event-stage, .event-link');
    expect(await links.evaluateAll((all) => all.map((one) => one.dataset['state']))).toEqual([
      'running',
      'coming',
      'finished',
    ]);
    await expect.poll(() => links.nth(1).getByRole('timer').innerText(), wait).toMatch(/^1 day/);
    await links.nth(1).click();
    await page.waitForURL(new RegExp(`/event/${coming.eventId}/preview$`), wait);
    await page.getByText('It is not open yet. Come back when it begins.').waitFor(wait);
    await page.goto(cabinet(`event/${over.eventId}/result`));
    await heading(page, 'You missed this one').waitFor(wait);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(['light', 'laboratory'] as const)(
    '[R-074] [R-030] [R-031] [R-032] every room of an event is clean in the %s theme',
    async (theme) => {
      const { eventId, url, problemIds } = await event(2, running());
      await tellLanding(eventId);
      const { page, close } = await learner({ viewport: { width: 320, height: 700 } });
      await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
      const look = async (path: string): Promise<void> => {
        await page.goto(path);
        await page.locator('h1').first().waitFor(wait);
        await looksRight(page, path);
      };
      await look(cabinet('events'));
      await look(cabinet(`event/${eventId}/preview`));
      await begin(page, eventId);
      await look(cabinet(`event/${eventId}/problem/${problemIds[0]}/intro`));
      await look(cabinet(`event/${eventId}/problem/${problemIds[0]}/solve`));
      await look(cabinet(`event/${eventId}`));
      await look(`${platform.url}/2.0/en/event/${url}/landing`);
      await page.goto(cabinet(`event/${eventId}`));
      await page.getByRole('button', { name: 'Finish early' }).click(wait);
      await page.getByRole('button', { name: 'Yes, finish' }).click(wait);
      await page.waitForURL(/\/result$/, wait);
      await look(cabinet(`event/${eventId}/result`));
      await close();
    },
  );
});
