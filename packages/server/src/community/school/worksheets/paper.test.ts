import { inflateSync } from 'node:zlib';
import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { addChild, newParent } from '../../../testing/test-family.ts';
import { CANARY, draftOf, numberDraft, writeThread } from '../../../testing/test-course.ts';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';

/** A file as its reader gets it. */
async function fetched(url: string, user: TestUser, locale = 'en') {
  const response = await fetch(url, { headers: { authorization: `Bearer ${user.token}`, locale } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes, pages: pagesOf(bytes) };
}

/** Streams of a PDF, unpacked: the letters themselves are numbers of a font's glyphs. */
function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** Which characters a PDF says it shows, from the maps that let a reader search and copy. */
function lettersOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const found: string[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    try {
      const map = inflateSync(bytes.subarray(from)).toString('latin1');
      if (map.includes('beginbfrange'))
        for (const [, code = ''] of map.matchAll(/<([0-9a-f]{4,8})>(?=[\s\]])/gi))
          found.push(String.fromCodePoint(parseInt(code, 16)));
    } catch {
      // a picture, which is packed in its own way
    }
  }
  return found.join('');
}

oneDatabase('papers', (platform) => {
  const sheet = (query: string, user: TestUser, locale?: string) =>
    fetched(`${platform().url}/school/api/worksheet?${query}`, user, locale);

  describe('worksheets', () => {
    it.each(['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'])(
      'a chapter is printed in %s, with the answers on pages of their own',
      async (locale) => {
        const teacher = await platform().login('teacher');
        const plain = await sheet('threadId=1&count=4&withAnswers=false', teacher, locale);
        const keyed = await sheet('threadId=1&count=4&withAnswers=true', teacher, locale);
        expect([plain.status, plain.type, plain.bytes.subarray(0, 5).toString()]).toEqual([
          200,
          'application/pdf',
          '%PDF-',
        ]);
        expect(keyed.pages).toBeGreaterThan(plain.pages);
        expect(lettersOf(plain.bytes).length).toBeGreaterThan(10);
      },
    );

    it('Cyrillic and Turkish letters are there, not boxes', async () => {
      const teacher = await platform().login('teacher');
      const [ru, tr] = [
        await sheet('threadId=1&count=2&withAnswers=true', teacher, 'ru'),
        await fetched(`${platform().url}/school/api/material/letter`, teacher, 'tr'),
      ];
      for (const letter of 'Имя') expect(lettersOf(ru.bytes)).toContain(letter);
      for (const letter of 'ıışğöü') expect(lettersOf(tr.bytes)).toContain(letter);
    });

    it('practice of every tier and single answers of every kind can be printed', async () => {
      const teacher = await platform().login('teacher');
      const { threadId } = await writeThread(platform().sql, [{ problems: [draftOf(['two']), numberDraft('12')] }]);
      expect((await sheet(`threadId=${threadId}&withAnswers=true`, teacher)).status).toBe(200);
      for (const [lesson, tier] of [
        [4, 1],
        [5, 1],
        [1, 2],
        [2, 3],
        [3, 2],
      ])
        expect((await sheet(`targetLesson=${lesson}&tier=${tier}&count=3&withAnswers=true`, teacher)).status).toBe(200);
      expect((await sheet('targetLesson=4&tier=3&withAnswers=true', teacher)).status).toBe(404);
      expect((await sheet('threadId=999999&withAnswers=true', teacher)).status).toBe(404);
      expect((await sheet('threadId=1&count=500&withAnswers=true', teacher)).status).toBe(400);
    });

    it('[V-010] a learner never gets a sheet, a material or a key; a sheet without a key holds nothing secret', async () => {
      const { threadId } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
      for (const one of [await platform().login('child'), await platform().anonymous()]) {
        expect((await sheet(`threadId=${threadId}&withAnswers=false`, one)).status).toBe(403);
        expect((await one.call(calls.listMaterials)).status).toBe(403);
        expect((await fetched(`${platform().url}/school/api/material/sheet-${threadId}`, one)).status).toBe(403);
      }
      const parent = await platform().login('parent');
      const plain = await sheet(`threadId=${threadId}&withAnswers=false`, parent);
      expect(plain.status).toBe(200);
      // No word of the secret half is drawn, so its letters are not even in the file's alphabet.
      const rare = Array.from(CANARY).filter((letter) => 'zq'.includes(letter));
      for (const letter of rare) expect(lettersOf(plain.bytes)).not.toContain(letter);
      expect((await parent.call(calls.listMaterials)).status).toBe(403);
    });
  });

  it('[V-010] a key is printed only by whoever teaches somebody: a teacher, or a parent once there is a child', async () => {
    const keyed = 'threadId=1&count=2&withAnswers=true';
    const child = await platform().login('child');
    const parent = await newParent(platform());
    for (const one of [child, parent]) expect((await sheet(keyed, one)).status).toBe(403);
    expect((await sheet('threadId=1&count=2&withAnswers=false', parent)).status).toBe(200);
    const cardId = await addChild(parent);
    expect((await sheet(keyed, parent)).status).toBe(200);
    await parent.call(calls.removeUser, { body: { cardId } });
    expect((await sheet(keyed, parent)).status).toBe(403);
    expect((await sheet(keyed, await platform().login('teacher'))).status).toBe(200);
  });

  it('[R-066] materials are listed with an icon by their extension, and each can be downloaded', async () => {
    const teacher = await platform().login('teacher');
    const { data } = (await teacher.call(calls.listMaterials, {}, { headers: { locale: 'en' } })).body;
    expect(data.slice(0, 2)).toMatchObject([
      { id: 'letter', title: 'A letter to parents', fileName: 'logikit-letter.pdf', icon: 'pdf' },
      { id: 'guide', icon: 'pdf' },
    ]);
    expect(new Set(data.map(({ targetLesson }) => targetLesson))).toEqual(new Set([null, 4, 5, 1, 2, 3]));
    for (const { id } of [data[0], data[1], data.at(-1)].filter((one) => one !== undefined)) {
      const file = await fetched(`${platform().url}/school/api/material/${id}`, teacher);
      expect([file.status, file.type]).toEqual([200, 'application/pdf']);
    }
    expect((await fetched(`${platform().url}/school/api/material/sheet-999999`, teacher)).status).toBe(404);
  });

  it('[R-062] tariffs have prices in the reader’s currency or an asked one, and a school can ask for an offer', async () => {
    const teacher = await platform().login('teacher');
    const inRussian = await teacher.call(calls.listSchoolTariffs, { query: {} }, { headers: { locale: 'ru' } });
    expect(inRussian.body.currency).toBe('RUB');
    const { body } = await teacher.call(calls.listSchoolTariffs, { query: { currency: 'TRY' } });
    expect(body.data.map(({ id, amount }) => [id, amount === null])).toEqual([
      ['class', false],
      ['grade', false],
      ['school', true],
    ]);
    const lead = {
      tariff: 'school',
      name: 'Anna',
      email: 'anna@example.org',
      school: 'School № 5',
      message: '',
    } as const;
    expect((await teacher.call(calls.askForTariff, { body: lead })).status).toBe(200);
    const wrong = await teacher.call(calls.askForTariff, { body: { ...lead, email: 'nobody' } });
    expect(wrong.code).toBe('invalidEmailError');
    expect(await platform().sql`select name from school_lead`).toHaveLength(1);
  });
});
