import { models } from '@logikit/contract/model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, startTestSite, type TestSite } from '../../../test/open-page.ts';
import { boats } from '../fixtures/boats.ts';
import type { LearnerProblem } from '../player-client.ts';

let site: TestSite;
beforeAll(async () => void (site = await startTestSite('react')));
afterAll(() => site.close());

const usual = boats.problem;
const stateIs = (page: Page, state: string) => page.locator(`.lk-player[data-state="${state}"]`).waitFor();

async function open(
  override: Partial<LearnerProblem>,
  { problem = 1, width = 390, theme = 'light' } = {},
): Promise<Page> {
  const query = { problem, theme, override: JSON.stringify(override) };
  const page = await site.open(query, { viewport: { width, height: 844 }, reducedMotion: 'no-preference' });
  await stateIs(page, 'idle');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const drawn = new Map<string, Promise<string>>();

/** What the player looks like; every look is drawn once. */
function pixels(override: Partial<LearnerProblem>, width = 390): Promise<string> {
  const key = JSON.stringify([override, width]);
  const known = drawn.get(key) ?? draw(override, width);
  drawn.set(key, known);
  return known;
}

async function draw(override: Partial<LearnerProblem>, width: number): Promise<string> {
  const page = await open(override, { width });
  const image = await page.locator('.lk-player').screenshot({ animations: 'disabled' });
  await page.context().close();
  return image.toString('base64');
}

const view = (own: Partial<LearnerProblem['viewSettings']>) => ({ viewSettings: { ...usual.viewSettings, ...own } });
const settings = (own: Partial<LearnerProblem['settings']>) => ({ settings: { ...usual.settings, ...own } });
const variants = (own: Partial<LearnerProblem['variantSettings']>) => ({
  variantSettings: { ...usual.variantSettings, ...own },
});

describe('[E-010] every switch of the settings changes the player:', () => {
  it('voiceoverOnly hides the words from the eye, keeps them for a screen reader, and shows them when asked', async () => {
    const page = await open(settings({ voiceoverOnly: true }));
    const heading = page.getByRole('heading', { name: 'Which boat comes next?' });
    expect((await heading.boundingBox())?.width).toBe(1);
    await page.getByRole('button', { name: 'Show the words' }).click();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
  });

  it('autoAnswerSend sends a single choice 350 ms after a tap, counted anew from every change', async () => {
    const query = { problem: 1, override: JSON.stringify(settings({ autoAnswerSend: true })) };
    const page = await site.open(query, {
      prepare: async (still) => {
        await still.clock.install({ time: 0 });
        await still.clock.pauseAt(1000);
      },
    });
    await page.clock.runFor(50);
    await stateIs(page, 'idle');
    await page.locator('.lk-variant').nth(0).click();
    await page.clock.runFor(340);
    await page.locator('.lk-variant').nth(1).click();
    await page.clock.runFor(340);
    await stateIs(page, 'chosen');
    await page.clock.runFor(20);
    await stateIs(page, 'right');
    expect(await inPage(page, ({ client }) => client.sent.length)).toBe(1);
  });

  it('autoAnswerSend never sends what the arrow keys only pass by', async () => {
    const page = await open(settings({ autoAnswerSend: true }));
    await page.locator('.lk-variant').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (since) => performance.now() - since > 600,
      await page.evaluate(() => performance.now()),
    );
    await stateIs(page, 'chosen');
  });

  it('isVerifiable decides whether the graphic or the variants are the answer', async () => {
    const graphic = await open({}, { problem: 11 });
    expect(await graphic.locator('.lk-variant').count()).toBe(0);
    const help = await open(
      { ...settings({ graphic: { isVerifiable: false } }), variants: usual.variants },
      { problem: 11 },
    );
    await expect.poll(() => help.locator('.lk-variant').count()).toBe(4);
    await help.locator('.lk-spot').first().click();
    expect(await help.locator('.lk-check').isDisabled()).toBe(true);
    await help.locator('.lk-variant').first().click();
    expect(await help.locator('.lk-check').isEnabled()).toBe(true);
  });
});

describe('the settings of the variants', () => {
  it('let one card be chosen, or several', async () => {
    const one = await open(variants({ isMultiSelection: false }));
    await expect.poll(() => one.getByRole('radio').count()).toBe(4);
    const several = await open(variants({ isMultiSelection: true }));
    await expect.poll(() => several.getByRole('checkbox').count()).toBe(4);
  });

  it('ask for a number of as many characters as they say', async () => {
    const params = { type: 'number', characterLimit: 2 } as const;
    const page = await open(variants({ isAutoValidatingString: true, autoValidatingParams: params }));
    await page.getByRole('textbox').pressSequentially('123');
    expect(await page.getByRole('textbox').inputValue()).toBe('12');
  });

  it('take the frame from the cards', async () => {
    expect(await pixels(variants({ noBorder: true }))).not.toBe(await pixels({}));
  });
});

describe('[E-012] every view setting is seen:', () => {
  it.each([
    ['bigVariantsPC', 1280, view({ bigVariantsPC: false })],
    ['bigVariantsMobile', 390, view({ bigVariantsMobile: false })],
    ['backgroundColor', 390, view({ backgroundColor: '#FFF1C9' })],
    ['variantsInContent', 390, view({ variantsInContent: true })],
    ['variantColumnsMobile', 390, view({ variantColumnsMobile: 4 })],
    ['backgroundImageType', 390, { background: usual.variants[0]?.image ?? null }],
  ] as const)('%s', async (_, width, override) => {
    expect(await pixels(override, width)).not.toBe(await pixels({}, width));
  });
});

describe('the view preset', () => {
  const presets = [
    ['K-028', 'multiline-text-graphic-l'],
    ['K-029', 'text-graphic-l'],
    ['K-030', 'text-graphic-m'],
    ['K-031', 'text-graphic-s'],
    ['K-032', 'multiline-text-graphic-xl'],
  ] as const;

  it.each(presets)(
    '[%s] %s has a look of its own at each breakpoint, and an editor’s preview shows it',
    async (_row, preset) => {
      for (const width of [390, 800, 1280]) {
        const own = await pixels(view({ preset }), width);
        for (const [, other] of presets) {
          if (other !== preset)
            expect(await pixels(view({ preset: other }), width), `${other} at ${width}`).not.toBe(own);
        }
      }
      const override = JSON.stringify(view({ preset }));
      const page = await site.open({ problem: 1, preview: 1, override }, { reducedMotion: 'no-preference' });
      await stateIs(page, 'idle');
      expect(await page.locator('.lk-player').getAttribute('data-preset')).toBe(preset);
      await page.context().close();
    },
  );

  it('[K-028] is multiline-text-graphic-l unless the author says another', () => {
    expect(models.LearnerProblem.properties.viewSettings.properties.preset.default).toBe('multiline-text-graphic-l');
  });
});

describe('the ground', () => {
  const groundOf = (page: Page) =>
    page.locator('.lk-player').evaluate((player) => getComputedStyle(player).backgroundColor);

  it('[K-033] is #FAFBFF by default', async () => {
    expect(await groundOf(await open({}))).toBe('rgb(250, 251, 255)');
  });

  it('is the author’s', async () => {
    expect(await groundOf(await open(view({ backgroundColor: '#FFF1C9' })))).toBe('rgb(255, 241, 201)');
  });
});
