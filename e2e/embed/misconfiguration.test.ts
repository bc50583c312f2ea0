import { afterAll, describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { openHtmlHost } from './hosts/html-host.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const host = await openHtmlHost();

afterAll(() => host.close());

const loader = (key: string | null = 'pk_demo') =>
  `<script type="module" src="${platform.url}/v1/embed.js" ${key === null ? '' : `data-key="${key}"`} crossorigin></script>`;
const player = (attributes = 'problem="1"') =>
  `<logikit-problem-player lang="en" ${attributes}></logikit-problem-player>`;
const withToken = (getToken: string) =>
  `${loader()}<script type="module">import { configure } from '${platform.url}/v1/embed.js';
    configure({ getToken: async () => ${getToken} });</script>${player()}`;

/** The first warning that stands in the console of whoever opens this page. */
async function warning(url: string): Promise<string> {
  const { page, close } = await visit(browser);
  const [message] = await Promise.all([
    page.waitForEvent('console', (said) => said.type() === 'warning' && said.text().startsWith('logikit-')),
    page.goto(url),
  ]);
  await close();
  return message.text();
}

describe('the console of a partner’s developer says what to do about', () => {
  it('a page without a key', async () => {
    expect(await warning(host.url(loader(null) + player()))).toMatch(
      /^logikit-problem-player originNotAllowed .+`data-key`/,
    );
  });

  it('a key that nobody has', async () => {
    expect(await warning(host.url(loader('pk_nobody') + player()))).toMatch(
      / originNotAllowed .+no such publishable key/,
    );
  });

  it('an origin that the key does not list', async () => {
    const url = host.url(loader() + player()).replace('localhost', 'stranger.localhost');
    expect(await warning(url)).toContain(`does not list ${new URL(url).origin}: add it`);
  });

  it('a problem and a thread that are not there', async () => {
    expect(await warning(host.url(loader() + player('problem="999999"')))).toMatch(/^logikit-problem-player notFound /);
    const road = '<logikit-thread-road lang="en" thread="999999"></logikit-thread-road>';
    expect(await warning(host.url(loader() + road))).toMatch(/^logikit-thread-road notFound /);
  });

  it('a getToken that fails', async () => {
    const failing = `Promise.reject(new Error('The club is closed.'))`;
    expect(await warning(host.url(withToken(failing)))).toMatch(/ noToken .+The club is closed\./);
  });

  it('a getToken that gives a page instead of a token', async () => {
    expect(await warning(host.url(withToken(`'<!doctype html>'`)))).toMatch(/ sessionExpired .+it is no JWT/);
  });

  it('a policy that does not let the page connect', async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`;
    const page = `<!doctype html><html lang="en"><head>${policy}${loader()}</head><body>${player()}</body></html>`;
    expect(await warning(host.url(page))).toMatch(/ offline /);
  });

  it('a value that an attribute does not know: it counts as not set, and is told of once', async () => {
    const { page, complaints, close } = await visit(browser);
    const warnings: string[] = [];
    page.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
    const game = '<logikit-game lang="en" game="chess" size="small"></logikit-game>';
    await page.goto(host.url(loader() + player('problem="1" theme="dark"') + game));
    const element = page.locator('logikit-problem-player');
    expect(await element.locator('section').getAttribute('data-theme')).toBe('light');
    await page.locator('logikit-game').getByRole('button').first().waitFor();
    await element.evaluate((own) => own.setAttribute('no-sound', ''));
    await element.evaluate((own) => own.setAttribute('theme', 'laboratory'));
    await element.locator('section[data-theme=laboratory]').waitFor();
    expect(warnings.filter((warning) => warning.startsWith('logikit-')).sort()).toEqual([
      'logikit-game game="chess" is none of pipes, walk, sudoku, lights',
      'logikit-problem-player theme="dark" is none of light, laboratory, auto',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a number that is none: nothing is shown, and the first one that comes is', async () => {
    const { page, complaints, close } = await visit(browser);
    const said = page.waitForEvent(
      'console',
      (message) => message.text() === 'logikit-problem-player waits for problem',
    );
    await page.goto(host.url(loader() + player('problem="one"')));
    await said;
    const element = page.locator('logikit-problem-player');
    await quiet(page);
    expect(await element.evaluate((own) => own.shadowRoot?.textContent)).toBe('');
    await element.evaluate((own) => own.setAttribute('problem', '1'));
    await element.getByRole('radio').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
