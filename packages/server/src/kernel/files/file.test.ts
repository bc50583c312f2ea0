import { numbers } from '@logikit/contract';
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';

interface Stored {
  readonly data: { readonly name: string; readonly extension: string; readonly icon: string; readonly url: string };
  readonly code?: string;
  readonly fields?: { readonly file?: readonly string[] };
}

const pdf = Buffer.from('%PDF-1.7\nA sheet of problems.\n%%EOF');
/** One grey pixel, with a note about where it was taken. */
const note = Buffer.concat([Buffer.from([0, 0, 0, 11]), Buffer.from('tEXtplace\0home!'), Buffer.alloc(4)]);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB4RiSdgAAAABJRU5ErkJggg==',
  'base64',
);

oneDatabase('files', (platform) => {
  const upload = async (user: TestUser | null, name: string, content: Buffer, service = 'training') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
    if (user) headers['authorization'] = `Bearer ${user.token}`;
    const response = await fetch(`${platform().url}/service/${service}/api/file`, {
      method: 'POST',
      headers,
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Stored };
  };
  const read = async (url: string) => {
    const response = await fetch(`${platform().url}${new URL(url).pathname}`);
    return { headers: response.headers, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('[C-025] an upload answers with an address, and the file comes back to the byte', async () => {
    const child = await platform().anonymous();
    const { status, body } = await upload(child, 'Sheet No 1.PDF', pdf);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Sheet No 1.PDF', extension: 'pdf', icon: 'pdf', size: pdf.length });
    const served = await read(body.data.url);
    expect(served.bytes.equals(pdf)).toBe(true);
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Sheet%20No%201.PDF");
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect((await read('http://x/files/aaaaaaaaaaaaaaaaaaaaaaaa.pdf')).status).toBe(404);
    const school = await upload(child, 'words.txt', Buffer.from('Привет'), 'school');
    expect((await read(school.body.data.url)).bytes.toString()).toBe('Привет');
  });

  it('[C-025] only known types that are what they say, up to five megabytes, and of somebody who is signed in', async () => {
    const child = await platform().anonymous();
    const wrong: [string, Buffer][] = [
      ['page.html', Buffer.from('<script>alert(1)</script>')],
      ['drawing.svg', Buffer.from('<svg onload="alert(1)"/>')],
      ['renamed.pdf', Buffer.from('MZ program')],
      ['broken.png', png.subarray(0, 40)],
      ['empty.docx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])],
      ['empty.zip', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])],
      ['empty.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
      ['archive.docx', Buffer.from(zipSync({ 'note.txt': new Uint8Array([65]) }))],
    ];
    for (const [name, content] of wrong) {
      const { status, body } = await upload(await platform().anonymous(), name, content);
      expect([status, body.code, body.fields?.file], name).toEqual([422, 'invalidFields', ['validation.mimes']]);
    }
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    expect((await upload(child, 'huge.png', huge)).body.fields?.file).toEqual(['validation.image']);
    const document = zipSync({
      '[Content_Types].xml': strToU8(
        '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': strToU8('<w/>'),
    });
    const kept = await upload(await platform().anonymous(), 'homework.docx', Buffer.from(document));
    expect([kept.status, kept.body.data?.icon]).toEqual([200, 'doc']);
    expect((await upload(child, 'empty.txt', Buffer.alloc(0))).body.fields?.file).toEqual(['validation.uploaded']);
    const large = Buffer.concat([pdf, Buffer.alloc(numbers.file.bytes + 1 - pdf.length, 32)]);
    const tooLarge = await upload(child, 'large.pdf', large);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'payloadTooLarge']);
    expect((await upload(null, 'a.pdf', pdf)).status).toBe(401);
    expect((await upload(await platform().anonymous(), 'a.pdf', pdf, 'nowhere')).status).toBe(404);
  });

  it('a picture loses what was written beside its pixels, and a name its path', async () => {
    const child = await platform().anonymous();
    const noted = Buffer.concat([png.subarray(0, 33), note, png.subarray(33)]);
    const { body } = await upload(child, '../../home/pic\u202Eture.png', noted);
    expect(body.data).toMatchObject({ name: 'picture.png', icon: 'other' });
    const served = await read(body.data.url);
    expect(served.bytes.equals(png)).toBe(true);
    expect(served.headers.get('content-disposition')).toMatch(/^inline/);
  });

  it('a person uploads ten files an hour and fifty megabytes in all', async () => {
    const child = await platform().anonymous();
    const full = { userId: child.userId, size: numbers.file.quotaBytes - 10 };
    await platform().sql`
      insert into file (user_id, token, tenant_id, service, name, extension, media_type, size, content, created_at)
      values (${full.userId}, ${randomUUID()}, 1, 'training', 'a', 'txt', 'text/plain', ${full.size}, '', now())`;
    expect((await upload(child, 'a.txt', Buffer.from('eleven char'))).body.code).toBe('limitReached');
    expect((await upload(child, 'a.txt', Buffer.from('ten chars.'))).status).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) statuses.push((await upload(child, 'a.pdf', pdf)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(409), 429]);
  });
});
