import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Runtime, startTestSite, type TestSite } from '../../test/open-page.ts';
import type { RoadTools } from '../../test/road-page.tsx';
import type { Thread } from './road-client.ts';
import { propExtents, type PropName } from './layout/prop-boxes.ts';

/** Reads or changes what the page's script holds. */
function inRoad<T>(page: Page, read: (tools: RoadTools) => T): Promise<T> {
  // The function travels as text; only what it returns comes back.
  return page.evaluate(`(${String(read)})(window.tools)`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

describe.each<Runtime>(['react', 'compat', 'preact'])('the thread road, on %s', (runtime) => {
  let site: TestSite;
  beforeAll(async () => void (site = await startTestSite(runtime, 'road-page.tsx')));
  afterAll(() => site.close());

  async function open(query: Readonly<Record<string, string | number>> = {}, width = 390): Promise<Page> {
    const page = await site.open(query, { viewport: { width, height: 844 } });
    await page.locator('.lk-road[data-state="full"] .lk-station').first().waitFor();
    return page;
  }

  /** Opens a road and notes every animation that starts in it. */
  async function openWatched(options: BrowserContextOptions): Promise<Page> {
    const prepare = async (page: Page) => {
      await page.addInitScript(() => {
        const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
        const noted: unknown[] = [];
        Object.assign(window, { noted });
        Element.prototype.animate = function (frames, timing) {
          const [first] = frames as Keyframe[];
          const changes = Object.keys(first ?? {}).filter((name) => name !== 'offset');
          noted.push({ duration: typeof timing === 'object' ? timing.duration : timing, changes });
          return animate.call(this, frames, timing);
        };
      });
    };
    const page = await site.open({}, { viewport: { width: 390, height: 844 }, ...options, prepare });
    await page.locator('.lk-station').first().waitFor();
    return page;
  }

  /** The learner solves the current problem, and the road is asked to look again. */
  async function goOn(page: Page): Promise<void> {
    expect(await walks(page)).toEqual([]);
    await inRoad(page, (tools) => {
      tools.script.wish = { ...tools.script.wish, current: 8 };
      tools.handle?.reload();
    });
    await page.locator('.lk-station[data-state="current"][aria-label^="Station 8"]').waitFor();
  }

  it('names every station with its number, title and state, in order', async () => {
    const page = await open();
    const names = await page
      .locator('.lk-station')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toHaveLength(13);
    expect(names[0]).toBe('Station 1, Three sails, done, 3 of 3 stars');
    expect(names[6]).toBe('Station 7, Odd one out, you are here');
    expect(names[7]).toBe('Station 8, Which comes next?, not started');
    expect(names[12]).toBe('Station 13, Which comes next?, still in the fog');
    const groups = page.getByRole('list');
    expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Meadow of Shapes: 11 of 15 stars',
      'Harbour of Patterns: 1 of 12 stars',
      'Crystal Sums: Fog lifts after station 9',
    ]);
    await page.context().close();
  });

  it('lets the keyboard reach every open station in order, and no locked one', async () => {
    const page = await open({ links: 'yes' });
    const reached: string[] = [];
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press('Tab');
      reached.push((await focusedName(page)).split(',')[0] ?? '');
    }
    expect(reached).toEqual(Array.from({ length: 9 }, (_, index) => `Station ${index + 1}`));
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).not.toContain('Station');
    await page.context().close();
  });

  it('tells which station was chosen: by Enter, by Space, by a tap on it and on its title', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Station 8/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Station 2/ }).click();
    await page.locator('.lk-sign').click();
    const events = await inRoad(page, ({ events: all }) => all.filter(({ name }) => name === 'stationChosen'));
    expect(events.map(({ detail }) => detail)).toEqual(
      [108, 108, 102, 107].map((problemId) => ({ threadId: 7, problemId })),
    );
    await page.context().close();
  });

  it('leaves the locked alone', async () => {
    const page = await open();
    await page.locator('.lk-station[data-state="locked"]').first().click();
    expect(await inRoad(page, ({ events }) => events.map(({ name }) => name))).toEqual(['ready']);
    await page.context().close();
  });

  it('uses links when the page knows addresses, and follows them when nobody listens', async () => {
    const page = await open({ links: 'followed' });
    await page.getByRole('link', { name: /^Station 3/ }).click();
    expect(new URL(page.url()).hash).toBe('#problem-103');
    await page.context().close();
  });

  it('lets Kit walk along the road when the learner is further', async () => {
    const page = await openWatched({});
    const before = await kitPlace(page);
    await goOn(page);
    expect(await walks(page)).toEqual([{ duration: 900, changes: ['transform'] }]);
    expect(await kitPlace(page)).not.toBe(before);
    await page.context().close();
  });

  it('only fades Kit in for people who asked for less motion', async () => {
    const page = await openWatched({ reducedMotion: 'reduce' });
    await goOn(page);
    expect(await walks(page)).toEqual([{ duration: 250, changes: ['opacity'] }]);
    await page.context().close();
  });

  it('breaks no rule of a strict page and needs no style text', async () => {
    const page = await open({ blocks: '12,12,12,12,12', current: 30 }, 1280);
    expect(await inRoad(page, ({ violations }) => violations)).toEqual([]);
    expect(await page.locator('[style]').count()).toBe(0);
    await page.context().close();
  });

  it('has one way out of every trouble', async () => {
    const page = await site.open({ fails: 'offline' });
    await page.locator('.lk-road[data-state="offline"]').waitFor();
    await inRoad(page, ({ script }) => void (script.fails = 'internal'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lk-road[data-state="failed"]').waitFor();
    await inRoad(page, ({ script }) => void (script.fails = null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lk-station').first().waitFor();
    const names = await inRoad(page, ({ events }) => events.map(({ name, detail }) => [name, detail]));
    expect(names).toEqual([
      ['error', { code: 'offline', message: 'Scripted.' }],
      ['error', { code: 'internal', message: 'Scripted.' }],
      ['ready', { threadId: 7 }],
    ]);
    await page.context().close();
  });

  it('shows a skeleton only when the platform is slow', async () => {
    const page = await site.open({ slow: 1 }, { prepare: stopClock });
    // Preact asks after its next frame, and the stopped clock has to be wound up to it.
    while (!(await inRoad(page, (tools) => tools.isAsked))) await page.clock.runFor(10);
    await page.clock.runFor(280);
    expect(await page.locator('.lk-road').getAttribute('data-state')).toBe('loading');
    await page.clock.runFor(30);
    expect(await page.locator('.lk-road').getAttribute('data-state')).toBe('skeleton');
    await page.clock.resume();
    await inRoad(page, (tools) => tools.answer());
    await page.locator('.lk-station').first().waitFor();
    await page.context().close();
  });

  it('says that a thread has no stations yet', async () => {
    const page = await site.open({ blocks: '0' });
    await page.getByText('The road is still being laid.').waitFor();
    await page.context().close();
  });
});

describe('the look of the road', () => {
  let site: TestSite;
  beforeAll(async () => void (site = await startTestSite('react', 'road-page.tsx')));
  afterAll(() => site.close());

  it.each([
    ['light', 'en', 390],
    ['laboratory', 'en', 1280],
    ['light', 'ru', 1280],
    ['laboratory', 'ru', 390],
  ] as const)('has nothing that axe objects to: %s, %s, %i px', async (theme, lang, width) => {
    const page = await site.open({ theme, lang }, { viewport: { width, height: 844 } });
    await page.locator('.lk-station').first().waitFor();
    // The page around the road is the test's, not ours.
    const { violations } = await new AxeBuilder({ page }).include('.lk-road').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
    await page.context().close();
  });

  it('[E-008] paints each image of the view where it belongs, and the drawn land where one is missing', async () => {
    const file = (name: string) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><g id='${name}'/></svg>`;
    const page = await site.open({ slow: 1 }, { viewport: { width: 390, height: 844 } });
    await page.waitForFunction(() => (window as unknown as { tools: RoadTools }).tools.isAsked);
    const show = async (images: Partial<Thread['view']>) => {
      // The images travel as text, like everything that the page's script is told.
      await page.evaluate(
        `tools.script.change = (thread) => ({ ...thread, view: { ...thread.view, ...${JSON.stringify(images)} } })`,
      );
      await page.evaluate('tools.handle.reload()');
      await page.waitForFunction(() => (window as unknown as { tools: RoadTools }).tools.isAsked);
      await inRoad(page, (tools) => tools.answer());
      await page.locator('.lk-station').first().waitFor();
    };
    const painted = (part: string) =>
      page
        .locator(part)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage).join())
        .then((css) => [...css.matchAll(/id='(\w+)'|url\("([^:"]+:\/\/[^"]+)"/g)].map(([, id, url]) => id ?? url));

    await inRoad(page, (tools) => tools.answer());
    await page.locator('.lk-station').first().waitFor();
    expect([await painted('.lk-road-head'), await painted('.lk-road-paper')]).toEqual([[], []]);
    const land = await page.locator('.lk-road-picture > g').first().locator('path').count();
    await show({
      headerBackground: file('head'),
      topRoadImage: file('top'),
      background: file('paper'),
      images: [file('one'), file('two')],
    });
    await expect.poll(() => painted('.lk-road-head')).toEqual(['top', 'head']);
    // One per block, in order, above the paper.
    expect(await painted('.lk-road-paper')).toEqual(['one', 'two', 'paper']);
    // What begins with a slash lies on the platform; what is wrong with an address stays in it.
    await show({ headerBackground: '/roads/a"b.svg', topRoadImage: null });
    await expect.poll(() => painted('.lk-road-head')).toEqual(['https://platform.example/roads/a%22b.svg']);
    expect(await painted('.lk-road-paper')).toEqual([]);
    await expect.poll(() => page.locator('.lk-road-picture > g').first().locator('path').count()).toBe(land);
    await page.context().close();
  });

  it.each([
    [320, 'ru', ''],
    [390, 'ru', 'preschool'],
    [1024, 'en', 'preschool'],
  ])('cuts no word off on a plaque or a title: %i px, %s %s', async (width, lang, preschool) => {
    const query = { lang, blocks: '3,3,3,3,3,3', current: 4, ...(preschool ? { preschool } : {}) };
    const page = await site.open(query, { viewport: { width, height: 844 } });
    await page.locator('.lk-station').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const cut = await page.locator('foreignObject').evaluateAll((places) =>
      places.flatMap((place) => {
        const room = place.getBoundingClientRect();
        return [...place.querySelectorAll('.lk-plaque, .lk-sign, .lk-plaque-title, .lk-sign-title')]
          .filter((label) => {
            const box = label.getBoundingClientRect();
            const isOutside = box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.right > room.right + 1;
            // More than half a line is a line that is not shown; less is the reach of a letter.
            return isOutside || label.scrollHeight > label.clientHeight + 9;
          })
          .map((label) => label.textContent);
      }),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('keeps every drawing inside the extent that the layout reserves for it', async () => {
    const page = await site.open({ drawings: 1 });
    const boxes = await page.locator('[data-name]').evaluateAll((things) =>
      things.map((thing) => {
        const points = [...thing.querySelectorAll<SVGGeometryElement>('path, circle')].flatMap((shape) => {
          // Along the cut itself: a box around a turned shape would be too big.
          const matrix = (thing as SVGGElement)
            .getCTM()
            ?.inverse()
            .multiply(shape.getCTM() ?? new DOMMatrix());
          const length = shape.getTotalLength();
          return Array.from({ length: 81 }, (_, step) =>
            shape.getPointAtLength((length * step) / 80).matrixTransform(matrix),
          );
        });
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
        return { name: thing.getAttribute('data-name') ?? '', box };
      }),
    );
    expect(boxes.length).toBeGreaterThan(60);
    const outside = boxes.filter(({ name, box: [left = 0, top = 0, right = 0, bottom = 0] }) => {
      const extent = propExtents[name as PropName];
      // Half of the usual ink lies outside of the cut.
      return left - 1.5 < extent[0] || top - 1.5 < extent[1] || right + 1.5 > extent[2] || bottom + 1.5 > extent[3];
    });
    expect(outside).toEqual([]);
    await page.context().close();
  });
});

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

function walks(page: Page): Promise<unknown> {
  return page.evaluate('window.noted');
}

function kitPlace(page: Page): Promise<string | null> {
  return page.locator('[data-part="kit"] > .lk-lift').getAttribute('transform');
}
