import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { snippets } from '../../docs/site/playground/snippets.ts';
import { widgets } from '../../packages/widgets/src/elements/widgets.ts';
import { looksRight } from '../support/accessibility.ts';
import { axe, desk, phone, settled, visit } from '../support/browser.ts';
import { brokenLinks, docsPages, docsSnippets } from './docs-pages.ts';
import { runExample } from './example.ts';
import { openHtmlHost } from '../embed/hosts/html-host.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const host = await openHtmlHost();

afterAll(() => host.close());

const pictures = process.env['LOGIKIT_PICTURES'];
const onPhone = ['a phone', phone, 'light'] as const;
const onDesk = ['a desk at night', desk, 'dark'] as const;

describe('the pages for partners', () => {
  it('lead nowhere in vain', () => {
    expect(docsPages().length).toBeGreaterThan(18);
    expect(brokenLinks(['/docs/api'])).toEqual([]);
  });

  it('are served by the platform beside its page of calls, each under its own policy', async () => {
    // On connections of their own: one that is kept from a test before may be closed just as it is asked again.
    const get = (path: string) => fetch(platform.url + path, { headers: { connection: 'close' } });
    const statusOf = async (path: string) => (await get(path)).status;
    expect(
      await Promise.all(['/docs', '/docs/', '/docs/api', '/docs/first-hour', '/docs/nowhere'].map(statusOf)),
    ).toEqual([200, 200, 200, 200, 404]);
    const policy = (await get('/docs/playground')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;/);
    expect(policy).toContain("connect-src 'self';");
  });

  it.each([onPhone, onDesk])(
    'on %s break no rule of access or of their policy, and fit',
    async (name, viewport, colorScheme) => {
      const { page, complaints, close } = await visit(browser, { viewport, colorScheme });
      for (const path of [
        '/docs/',
        '/docs/first-hour',
        '/docs/guide/start',
        '/docs/elements/logikit-game',
        '/docs/sizes',
      ]) {
        await page.goto(platform.url + path);
        await page.locator('main h1, .VPHero h1').first().waitFor();
        await looksRight(page, path);
        if (pictures) await page.screenshot({ path: `${pictures}/docs ${name} ${path.replaceAll('/', ' ')}.png` });
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('find what is searched for', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/docs/`);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('Trusted Types');
    await page
      .getByRole('option', { name: /Content security.*Trusted Types/ })
      .first()
      .click();
    await page.waitForURL('**/docs/security#trusted-types');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the playground', () => {
  it.each([onPhone, onDesk])(
    'on %s shows each widget and what it tells the page',
    async (name, viewport, colorScheme) => {
      const { page, complaints, close } = await visit(browser, { viewport, colorScheme });
      await page.goto(`${platform.url}/docs/playground`);
      const ready = page.getByRole('log').locator('p', { hasText: 'logikit-ready' });
      for (const [index, { descriptor }] of widgets.entries()) {
        if (index > 0) await page.getByRole('combobox', { name: 'Widget' }).selectOption(descriptor.tag);
        await page.locator(`.stage > ${descriptor.tag}`).waitFor();
        await ready.nth(index).waitFor();
        await settled(page);
        expect([descriptor.tag, await axe(page)]).toEqual([descriptor.tag, []]);
        if (pictures)
          await page.screenshot({ path: `${pictures}/playground ${name} ${descriptor.tag}.png`, fullPage: true });
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('changes the widget while one looks, and writes down what was chosen', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/docs/playground`);
    const player = page.locator('.stage > logikit-problem-player');
    const snippet = page.getByRole('region', { name: 'Your snippet' });
    await player.getByText('Pick one').waitFor();
    await page.getByRole('combobox', { name: 'theme' }).selectOption('laboratory');
    await page.getByRole('combobox', { name: 'lang' }).selectOption('de');
    await page.getByRole('textbox', { name: 'problem' }).fill('3');
    await page.getByRole('checkbox', { name: 'no-sound' }).check();
    await player.locator('section[lang="de"][data-theme="laboratory"]').waitFor();
    await page.getByRole('log').getByText('{"problemId":3}').waitFor();
    expect(await snippet.innerText()).toBe(
      `<script type="module" src="${platform.url}/v1/embed.js" data-key="pk_demo" crossorigin></script>\n` +
        '<logikit-problem-player problem="3" lang="de" theme="laboratory" no-sound></logikit-problem-player>',
    );
    await page.getByRole('button', { name: 'React' }).click();
    expect(await snippet.innerText()).toContain('<Player client={client} messages={words} lang="de" problem={3}');
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows what happens to a key that nobody has', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/docs/playground?widget=logikit-thread-road`);
    await page.locator('.stage > logikit-thread-road').waitFor();
    await page.getByText('Platform and key', { exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Platform' }).getAttribute('readonly')).toBe('');
    await page.getByRole('textbox', { name: 'Publishable key' }).fill('pk_nobody');
    await page.getByRole('button', { name: 'Use them' }).click();
    await page.getByRole('log').locator('p', { hasText: 'logikit-error' }).first().waitFor();
    await close();
  });
});

describe('what the pages tell one to write', () => {
  /** Some show what comes after the loader's tag. */
  const loader =
    '<script type="module" src="https://YOUR-PLATFORM/v1/embed.js" data-key="pk_demo" crossorigin></script>';
  const withLoader = (code: string) => (code.includes('/v1/embed.js') ? code : loader + code);
  const here = (code: string) => code.replaceAll('https://YOUR-PLATFORM', platform.url).replaceAll('pk_…', 'pk_demo');
  const written = docsSnippets();

  it.each(written.filter(({ language, code }) => language === 'html' && code.includes('<logikit-')))(
    'opens on a page of a partner: $name',
    async ({ code }) => {
      await opens(here(withLoader(code)));
    },
  );

  it.each(widgets)('opens as the playground writes it: $descriptor.tag', async ({ descriptor }) => {
    const { html, frame } = snippets(descriptor, { platform: platform.url, key: 'pk_demo', values: {} });
    await opens(html);
    if (frame !== null) await opens(frame);
  });

  it.each(written.filter(({ language, code }) => language === 'js' && !code.includes('node:')))(
    'runs in a page: $name',
    async ({ code }) => {
      const { page, complaints, close } = await visit(browser);
      const script = `${here(code)}\ndocument.body.dataset.ran = 'true'`;
      await page.goto(
        host.url(`<button id="button">Sign in</button><div id="place"></div><script type="module">${script}</script>`),
      );
      await page.locator('body[data-ran]').waitFor({ state: 'attached' });
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('lead through the first hour, word by word, to a learner who is known in two browsers', async () => {
    const steps = written.filter(({ name }) => name.includes('first-hour'));
    expect(steps.map(({ language }) => language)).toEqual(['html', 'js', 'css', 'js', 'js']);
    const [page = '', listen = '', style = '', backend = '', token = ''] = steps.map(({ code }) => here(code));
    const folder = await mkdtemp(join(tmpdir(), 'logikit-hour-'));
    const head = `<script>${listen}</script><style>${style}</style><script type="module" src=`;
    await writeFile(join(folder, 'server.mjs'), backend);
    await writeFile(
      join(folder, 'index.html'),
      page
        .replace('<script type="module" src=', head)
        .replace('</head>', `<script type="module">${token}</script></head>`),
    );
    const partner = await runExample(folder, platform.url, 'server.mjs');
    const kept = await Promise.all(
      [phone, desk].map(async (viewport) => {
        const { page: tab, complaints, close } = await visit(browser, { viewport });
        const opened = tab.waitForResponse((response) => response.url().endsWith('/auth/open-widget.json'));
        await tab.goto(partner.url);
        const { session } = (await (await opened).json()) as { readonly session: { readonly user_id: number } };
        await tab.getByRole('radio').first().click();
        const told = tab.waitForEvent('console', (message) => /^(right|not yet) \d$/.test(message.text()));
        await tab.getByRole('button', { name: 'Check' }).click();
        await told;
        if (pictures) await tab.screenshot({ path: `${pictures}/first hour ${viewport.width}.png` });
        expect(complaints).toEqual([]);
        await close();
        return session.user_id;
      }),
    );
    expect(kept[1]).toBe(kept[0]);
    await partner.stop();
    await rm(folder, { recursive: true });
  });

  async function opens(markup: string): Promise<void> {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await page.goto(host.url(markup));
    await page.locator('body[data-told~="logikit-ready"]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await close();
  }
});
