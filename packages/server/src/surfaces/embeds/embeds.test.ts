import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FrameFacts } from './frame-files.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { CANARY, draftOf, graphicDraft, numberDraft, testScene, writeThread } from '../../testing/test-course.ts';

const portalFiles = mkdtempSync(join(tmpdir(), 'logikit-shared-'));
mkdirSync(portalFiles, { recursive: true });
writeFileSync(join(portalFiles, '__spa-fallback.html'), '<!doctype html><head><title>app</title></head><p>');
writeFileSync(
  join(portalFiles, 'routes.json'),
  JSON.stringify(['/2.0/:locale?/cabinet/thread/:threadId/problem/:problemId', '/2.0/:locale?/cabinet/dashboard']),
);
const facts: FrameFacts = {
  version: '1.4.2',
  script: ['frame-page.js', 'sha256-abc'],
  widgets: [
    { name: 'player', tag: 'logikit-problem-player', attributes: { problem: 'integer', lang: 'string' } },
    { name: 'road', tag: 'logikit-thread-road', attributes: { thread: 'integer', lang: 'string' } },
    { name: 'game', tag: 'logikit-game', attributes: { game: 'string', lang: 'string' } },
    { name: 'rating-board', tag: 'logikit-rating-board', attributes: { institution: 'integer', lang: 'string' } },
    { name: 'certificate-card', tag: 'logikit-certificate', attributes: { certificate: 'integer', lang: 'string' } },
  ],
  words: {},
};
writeFileSync(join(portalFiles, 'frames.json'), JSON.stringify(facts));
afterAll(() => rmSync(portalFiles, { recursive: true }));

oneDatabase(
  'embeds',
  (platform) => {
    const get = (path: string) => fetch(`${platform().url}${path}`);
    const oembed = (url: string, more: Readonly<Record<string, string>> = {}) =>
      get(`/oembed?${new URLSearchParams({ url: `${platform().publicUrl}${url}`, ...more }).toString()}`);
    const told = async (url: string, more?: Readonly<Record<string, string>>) =>
      (await (await oembed(url, more)).json()) as Readonly<Record<string, string | number | undefined>>;
    const write = async (draft: ReturnType<typeof draftOf>) =>
      (await writeThread(platform().sql, [{ problems: [draft] }])).problemIds[0] ?? 0;
    const frame = (problemId: number, lang = 'en') =>
      `/embed/problem-player?problem=${problemId}&lang=${lang}&key=pk_demo`;
    const pagePath = (problemId: number, locale = 'en/') => `/2.0/${locale}cabinet/thread/1/problem/${problemId}`;

    describe('oEmbed', () => {
      it('gives a frame for the key of whoever embeds it, with a picture', async () => {
        const id = await write(draftOf(['two']));
        const answer = await told(frame(id));
        expect(answer).toMatchObject({ type: 'rich', version: '1.0', provider_name: 'Logikit', title: 'Test en' });
        expect(answer).toMatchObject({ width: 720, height: 840, thumbnail_width: 1200, thumbnail_height: 630 });
        expect(answer['html']).toMatch(
          new RegExp(
            `^<iframe src="${platform().publicUrl}/embed/problem-player\\?problem=${id}&#38;lang=en&#38;key=pk_demo" title="Test en"`,
          ),
        );
        const thumbnail = await fetch(String(answer['thumbnail_url']));
        expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/png']);
      });

      it('gives a link with a picture for a page of the site, which nobody may frame without a key', async () => {
        const id = await write(draftOf(['two']));
        const answer = await told(pagePath(id));
        expect(answer).toMatchObject({ type: 'link', title: 'Test en', thumbnail_width: 1200 });
        expect(answer['html']).toBeUndefined();
      });

      it('gives a game its name, its rule and a picture, in the language that is asked for', async () => {
        const answer = await told('/embed/game?game=sudoku&lang=de&key=pk_demo');
        expect(answer).toMatchObject({ type: 'rich', title: 'Nichts doppelt' });
        const thumbnail = await fetch(String(answer['thumbnail_url']));
        expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(await told('/2.0/de/cabinet/game/sudoku')).toMatchObject({ type: 'link', title: 'Nichts doppelt' });
        expect((await oembed('/embed/game?game=chess&lang=de&key=pk_demo')).status).toBe(404);
      });

      it('tells of the board of a school without naming it', async () => {
        const answer = await told('/embed/rating-board?institution=1&lang=de&key=pk_demo');
        expect(answer).toMatchObject({ type: 'rich', title: 'Die Rangliste einer Schule' });
        expect(answer['html']).toContain('/embed/rating-board?institution=1');
        const thumbnail = await fetch(String(answer['thumbnail_url']));
        expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/png']);
      });

      it('tells of a certificate without saying whose it is', async () => {
        const answer = await told('/embed/certificate?certificate=1&lang=de&key=pk_demo');
        expect(answer).toMatchObject({ type: 'rich', title: 'Ein Zertifikat' });
        expect(answer['html']).toContain('/embed/certificate?certificate=1');
      });

      it('keeps the frame and the picture within the room that there is', async () => {
        const id = await write(draftOf(['two']));
        const answer = await told(frame(id), { maxwidth: '640', maxheight: '400' });
        expect(answer).toMatchObject({ width: 640, height: 400, thumbnail_width: 600, thumbnail_height: 315 });
        expect(answer['html']).toContain('width="640" height="400"');
        expect((await told(frame(id), { maxwidth: '200' }))['thumbnail_url']).toBeUndefined();
      });

      it('says the same as XML, whatever stands in a title', async () => {
        const { translations } = draftOf(['two']);
        const title = `Tom & "Jerry's" <b>]]>\u0001 × 😀`;
        if (translations.en) translations.en.title = title;
        const id = await write(draftOf(['two'], { translations }));
        const answer = await oembed(frame(id), { format: 'xml' });
        const xml = await answer.text();
        expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
        const json = await told(frame(id));
        const elements = Object.fromEntries(
          [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(
            ([, name = '', text = '']) => [name, unescaped(text)] as const,
          ),
        );
        expect(elements).toEqual(
          Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value).replace('\u0001', '')])),
        );
        expect(json['title']).toBe(title);
      });

      it.each([
        ['no address', { url: 'nothing' }, 400],
        ['the address of a stranger', { url: 'https://stranger.example/embed/problem-player?problem=1' }, 404],
        ['a problem that does not exist', { url: '/embed/problem-player?problem=99999999&key=pk_demo' }, 404],
        ['a page that shows nothing', { url: '/2.0/cabinet/dashboard' }, 404],
        ['a widget that there is not', { url: '/embed/nothing?problem=1&key=pk_demo' }, 404],
        ['a key that no database takes', { url: '/embed/problem-player?problem=1&key=%00' }, 401],
        ['an unknown key', { url: '/embed/problem-player?problem=1&key=pk_nobody' }, 401],
        ['a format that there is not', { url: '/embed/problem-player?problem=1&key=pk_demo', format: 'yaml' }, 501],
        ['a width that is none', { url: '/embed/problem-player?problem=1&key=pk_demo', maxwidth: '-1' }, 400],
      ])('refuses %s', async (_what, query, status) => {
        const url = query.url.startsWith('/') ? `${platform().publicUrl}${query.url}` : query.url;
        expect((await get(`/oembed?${new URLSearchParams({ ...query, url }).toString()}`)).status).toBe(status);
      });

      it('tells of a road by the name of its thread', async () => {
        const { threadId } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
        const answer = await told(`/embed/thread-road?thread=${threadId}&lang=en&key=pk_demo`);
        expect(answer).toMatchObject({ type: 'rich', title: 'Test' });
      });
    });

    describe('pictures', () => {
      it('are cards of 1200 × 630 pixels, and smaller ones where a preview asks for them', async () => {
        const id = await write(draftOf(['two']));
        const sizes = await Promise.all(
          ['', '&width=600', '&width=300'].map(async (more) =>
            sizeOf(
              Buffer.from(await (await get(`/embed/problem-player/picture.png?problem=${id}${more}`)).arrayBuffer()),
            ),
          ),
        );
        expect(sizes).toEqual([
          [1200, 630],
          [600, 315],
          [300, 158],
        ]);
        expect((await get(`/embed/problem-player/picture.png?problem=${id}&width=5000`)).status).toBe(400);
      });

      it('are in the language that is asked for, and the same every time', async () => {
        const id = await write(draftOf(['two']));
        const picture = async (lang: string) =>
          Buffer.from(await (await get(`/embed/problem-player/picture.png?problem=${id}&lang=${lang}`)).arrayBuffer());
        const [english, again, russian] = [await picture('en'), await picture('en'), await picture('ru')];
        expect(english.equals(again)).toBe(true);
        expect(english.equals(russian)).toBe(false);
      });

      it('are there for every kind of problem', async () => {
        const drafts = [numberDraft('12'), graphicDraft(), draftOf(['two'], { contentImage: null })];
        for (const draft of drafts) {
          const id = await write(draft);
          expect((await get(`/embed/problem-player/picture.png?problem=${id}`)).status).toBe(200);
        }
      });

      it('read no file that the picture of an author names', async () => {
        const scene = { ...testScene, art: [['image', { href: '/etc/hostname', width: 90, height: 90 }]] as never };
        const [plain, hostile] = [
          await write(graphicDraft()),
          await write({ ...graphicDraft(), graphic: { scene, check: null } }),
        ];
        const bytes = async (id: number) =>
          Buffer.from(await (await get(`/embed/problem-player/picture.png?problem=${id}`)).arrayBuffer());
        expect((await bytes(plain)).equals(await bytes(hostile))).toBe(true);
      });
    });

    describe('heads', () => {
      it('of problem pages carry Open Graph, a card and both discovery links', async () => {
        const id = await write(draftOf(['two']));
        const html = await (await get(pagePath(id))).text();
        const page = `${platform().publicUrl}${pagePath(id)}`;
        for (const expected of [
          '<meta property="og:title" content="Test en">',
          '<meta property="og:description" content="Which one? en">',
          '<meta property="og:locale" content="en_US"><meta',
          '<meta property="og:locale:alternate" content="ru_RU">',
          `<meta property="og:url" content="${page}">`,
          '<meta property="og:image:width" content="1200">',
          '<meta name="twitter:card" content="summary_large_image">',
          `type="application/json+oembed" href="${platform().publicUrl}/oembed?url=${encodeURIComponent(page)}&#38;format=json"`,
          'type="text/xml+oembed"',
        ])
          expect(html).toContain(expected);
        const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
        expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
        expect(await (await get(pagePath(id, ''))).text()).toContain('content="Test ru"');
      });

      it('of frames carry the same, and are found by their whole address', async () => {
        const id = await write(draftOf(['two']));
        const html = await (await get(frame(id))).text();
        const address = encodeURIComponent(`${platform().publicUrl}${frame(id)}`);
        expect(html).toContain('<meta property="og:title" content="Test en">');
        expect(html).toContain(`href="${platform().publicUrl}/oembed?url=${address}&#38;format=json"`);
      });

      it('of other pages stay as they were built', async () => {
        expect(await (await get('/2.0/en/cabinet/dashboard')).text()).not.toContain('og:');
        expect(await (await get(pagePath(99_999_999))).text()).not.toContain('og:');
      });
    });

    it('nothing of an answer is in what is shared, and nothing depends on it', async () => {
      const [choice, number] = [await write(draftOf(['two'])), await write(numberDraft('4321'))];
      // The platform's own address goes: its port may hold the digits that are looked for.
      const textOf = async (answer: Promise<Response>) =>
        (await (await answer).text()).replaceAll(
          new RegExp(`localhost(:|%3A)${new URL(platform().publicUrl).port}`, 'gi'),
          '',
        );
      const everything = async (id: number) => ({
        texts: [
          await textOf(oembed(frame(id))),
          await textOf(oembed(frame(id), { format: 'xml' })),
          await textOf(get(pagePath(id))),
        ].join('\n'),
        picture: Buffer.from(await (await get(`/embed/problem-player/picture.png?problem=${id}&v=0`)).arrayBuffer()),
      });
      const before = await everything(choice);
      const secrets = new RegExp(`${CANARY}|4321|test\\.slip|"is_?right`, 'i');
      expect(before.texts).not.toMatch(secrets);
      expect((await everything(number)).texts).not.toMatch(secrets);
      // The version grows, so the picture is drawn anew.
      await platform().sql`
        update problem set secret = jsonb_set(jsonb_set(secret, '{right}', '["four"]'), '{tags}', '{"one": "test.other"}'),
          version = version + 1 where id = ${choice}`;
      const after = await everything(choice);
      expect(after.texts.replaceAll(/v=\d+/g, '')).toBe(before.texts.replaceAll(/v=\d+/g, ''));
      expect(after.picture.equals(before.picture)).toBe(true);
    });

    it('a problem that is met in its event only, or is switched off, is shared nowhere', async () => {
      const [reserved, disabled] = [await write(draftOf(['two'])), await write(draftOf(['two'], { isEnabled: false }))];
      await platform().sql`update problem set is_reserved = true where id = ${reserved}`;
      for (const id of [reserved, disabled]) {
        expect((await oembed(frame(id))).status).toBe(404);
        expect((await get(`/embed/problem-player/picture.png?problem=${id}`)).status).toBe(404);
        expect(await (await get(pagePath(id))).text()).not.toContain('og:');
      }
    });
  },
  { portalFiles, elementFiles: portalFiles },
);

/** Width and height in the header of a PNG. */
function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));
}
