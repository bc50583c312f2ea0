import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@logikit/contract';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import type { FrameFacts } from './frame-files.ts';
import { frameAncestors } from './frame-policy.ts';

const elementFiles = mkdtempSync(join(tmpdir(), 'logikit-frames-'));
const words = (title: string) => ({
  'frame.title.player': title,
  'frame.error.title': `No: ${title}`,
  'frame.error.attribute': 'What is “{{name}}”?',
});
const facts: FrameFacts = {
  version: '1.4.2',
  script: ['frame-page.js', 'sha256-abc'],
  widgets: [
    {
      name: 'player',
      tag: 'logikit-problem-player',
      attributes: { problem: 'integer', lang: 'string', theme: ['light', 'laboratory'], 'no-sound': 'boolean' },
    },
  ],
  words: { ru: words('Задача'), en: words('A problem'), de: words('Eine Aufgabe') },
};
mkdirSync(elementFiles, { recursive: true });
writeFileSync(join(elementFiles, 'frames.json'), JSON.stringify(facts));
afterAll(() => rmSync(elementFiles, { recursive: true }));

const school = 'https://school.example';
const own = 'http://localhost:3000';

oneDatabase(
  'frames',
  (platform) => {
    const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${platform().url}/embed/${query}`, { headers });
    const player = (query: string, headers?: Readonly<Record<string, string>>) =>
      get(`problem-player?${query}`, headers);
    const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
    const keyWith = async (origins: readonly string[], allowsLocalhost = false) => {
      const owner = await platform().login('partner');
      const draft = { name: 'Frames', origins: [...origins], allowsLocalhost };
      const { key } = (await owner.call(calls.createPartnerKey, { body: draft })).body;
      return { key, owner, draft };
    };

    describe('the page', () => {
      it('holds exactly the element of the address, with its attributes and nothing else', async () => {
        const answer = await player('problem=7&theme=laboratory&no-sound&lang=en&utm_source=x&onclick=x&key=pk_demo');
        const html = await answer.text();
        expect(answer.status).toBe(200);
        expect(html).toContain(
          '<logikit-problem-player problem="7" theme="laboratory" no-sound lang="en"></logikit-problem-player></main>',
        );
        expect(html).toMatch(/<html lang="en" dir="ltr">.*<title>A problem<\/title>/);
        expect(html).not.toMatch(/utm|onclick|style/);
      });

      it('speaks the language of its address, else the browser’s, else Russian', async () => {
        const title = async (query: string, accept: string) =>
          /<title>(.*)<\/title>/.exec(await (await player(query, { 'accept-language': accept })).text())?.[1];
        expect(await title('lang=de&key=pk_demo', 'en')).toBe('Eine Aufgabe');
        expect(await title('key=pk_demo', 'de-AT,de;q=0.9,en;q=0.8')).toBe('Eine Aufgabe');
        expect(await title('key=pk_demo', 'de,en;q=0.8')).toBe('Eine Aufgabe');
        expect(await title('key=pk_demo', 'xx')).toBe('Задача');
      });

      it('runs one script of ours with a nonce of its own, and sets no cookie', async () => {
        const [one, other] = [await player('key=pk_demo'), await player('key=pk_demo')];
        const nonce = /script-src 'nonce-([^']+)';/.exec(policyOf(one))?.[1] ?? '';
        const html = await one.text();
        expect(html.match(/<script/g)).toHaveLength(1);
        expect(html).toContain(`nonce="${nonce.replaceAll('=', '&#61;')}`.slice(0, 20));
        expect(html).toContain('src="/v1.4.2/frame-page.js" integrity="sha256-abc"');
        expect(policyOf(one)).toMatch(
          /^default-src 'none'; .*require-trusted-types-for 'script'; trusted-types 'none'$/,
        );
        expect(policyOf(one)).not.toContain('unsafe');
        expect(policyOf(other)).not.toContain(nonce);
        expect(one.headers.get('set-cookie')).toBeNull();
        expect(['x-robots-tag', 'x-frame-options', 'cache-control'].map((name) => one.headers.get(name))).toEqual([
          'noindex',
          null,
          'no-store',
        ]);
      });

      it('wears the look of the tenant', async () => {
        const owner = await platform().login('partner');
        await owner.call(calls.savePartnerAppearance, { body: { appearance: { violet: '#0b6e4f' } } });
        expect(await (await player('key=pk_demo')).text()).toContain(
          'data-appearance="{&#34;violet&#34;:&#34;#0b6e4f&#34;}"',
        );
      });

      it('writes no text of the address as markup', async () => {
        const evil = encodeURIComponent('"><script>alert(1)</script>');
        const html = await (await player(`problem=1&lang=${evil}&theme=light&key=pk_demo`)).text();
        expect(html).not.toContain('alert');
        expect(await (await player(`theme=${evil}&key=pk_demo`)).text()).not.toContain('alert');
      });
    });

    describe('who may frame it', () => {
      const ancestors = async (key: string) =>
        / frame-ancestors ([^;]*);/.exec(policyOf(await player(`key=${key}`)))?.[1];

      it('the exact origins of the key, and nobody for an empty list', async () => {
        expect(await ancestors((await keyWith([school, 'http://intern.example:8080'])).key)).toBe(
          `${school} http://intern.example:8080`,
        );
        expect(await ancestors((await keyWith([])).key)).toBe("'none'");
        expect(await ancestors('pk_demo')).toContain('http://localhost:*');
      });

      it('nothing that could end the directive gets into it', () => {
        const origins = ['https://a.example; script-src *', "'self'", '*', 'https://*.example', 'https://good.example'];
        expect(frameAncestors({ origins, allowsLoopback: false })).toBe('https://good.example');
      });
    });

    describe('an address that cannot be shown', () => {
      it.each([
        ['an unknown widget', 'shop-window?key=pk_demo&lang=en', 404],
        ['a widget’s name with capitals', 'Problem-Player?key=pk_demo&lang=en', 404],
        ['no key', 'problem-player?problem=1&lang=en', 403],
        ['an unknown key', 'problem-player?problem=1&lang=en&key=pk_nobody', 403],
        ['a key with a NUL', 'problem-player?problem=1&lang=en&key=pk_%00', 403],
        ['a number that is none', 'problem-player?problem=abc&lang=en&key=pk_demo', 400],
        ['a theme that there is not', 'problem-player?theme=pink&lang=en&key=pk_demo', 400],
      ])('%s gets a page in its language that anybody may read, and no script', async (_what, query, status) => {
        const answer = await get(query);
        const html = await answer.text();
        expect(answer.status).toBe(status);
        expect(html).toContain('<html lang="en" dir="ltr">');
        expect(html).toContain('<h1>No: A problem</h1>');
        expect(html).not.toContain('<script');
        expect(policyOf(answer)).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *");
      });

      it('names the attribute that cannot be read', async () => {
        expect(await (await player('problem=-1&lang=en&key=pk_demo')).text()).toContain('What is “problem”?');
      });

      it('a key is refused from the moment it is revoked', async () => {
        const { key, owner } = await keyWith([school]);
        expect((await player(`key=${key}`)).status).toBe(200);
        await owner.call(calls.revokePartnerKey, { params: { key } });
        expect((await player(`key=${key}`)).status).toBe(403);
      });
    });

    it('a page for webviews needs no key, and no page may frame it', async () => {
      const answer = await get('webview/problem-player?problem=1&lang=en');
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(' data-webview ');
      expect(html).not.toContain('data-key');
      expect(policyOf(answer)).toContain("frame-ancestors 'none'");
      expect((await get('webview/shop-window?lang=en')).status).toBe(404);
    });

    describe('a session in a frame', () => {
      const start = (key: string, parent: string, origin: string | null = own) =>
        platform().call(
          calls.startAnonymous,
          { body: { key, parent } },
          { headers: origin === null ? {} : { origin } },
        );

      it('is bound to the key and the page around, and good on our own origin only', async () => {
        const { key } = await keyWith([school]);
        const { body } = await start(key, school);
        expect(decodeJwt(body.token)).toMatchObject({ aud: 'embed', azp: school, frame: true });
        const from = async (origin: string) =>
          (await platform().call(calls.getCommonProfile, {}, { token: body.token, headers: { origin } })).status;
        expect([await from(own), await from(school), await from('https://stranger.example')]).toEqual([200, 401, 401]);
      });

      it.each([
        'https://stranger.example',
        'https://school.example.evil',
        'https://school.example:444',
        'http://school.example',
        'https://a.school.example',
        'https://SCHOOL.example',
        'https://school.example/',
        'null',
        '',
      ])('is refused around a page at %j', async (parent) => {
        const { key } = await keyWith([school]);
        expect((await start(key, parent)).code).toBe('originNotAllowed');
      });

      it('is refused to everybody else who names the page around: strangers, the page itself, and programs', async () => {
        const { key } = await keyWith([school]);
        const codes = ['https://stranger.example', school, 'null', null].map(
          async (origin) => (await start(key, school, origin)).code,
        );
        expect(await Promise.all(codes)).toEqual(Array(4).fill('originNotAllowed'));
      });

      it('is refreshed within the same page around only, and ends when the key lists that no more', async () => {
        const { key, owner, draft } = await keyWith([school, 'https://other.example']);
        const refresh = (refreshToken: string, parent: string | undefined, origin = own) =>
          platform().call(calls.exchangeToken, { body: { refreshToken, key, parent } }, { headers: { origin } });
        const tokenOf = async () => (await start(key, school)).body.refreshToken ?? '';
        expect((await refresh(await tokenOf(), 'https://other.example')).code).toBe('originNotAllowed');
        expect((await refresh(await tokenOf(), undefined)).code).toBe('originNotAllowed');
        expect((await refresh(await tokenOf(), school, school)).code).toBe('originNotAllowed');
        const { refreshToken } = (await refresh(await tokenOf(), school)).body;
        await owner.call(calls.changePartnerKey, {
          params: { key },
          body: { ...draft, origins: ['https://other.example'] },
        });
        expect((await refresh(refreshToken ?? '', school)).status).toBe(401);
      });
    });
  },
  { elementFiles, publicUrl: own },
);
