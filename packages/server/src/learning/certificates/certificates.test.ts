import { type CallInput, calls, certificateRequestStatuses, certificateTypes } from '@logikit/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { lettersOf, pagesOf } from '../../testing/pdf.ts';
import { ratedPeople } from '../../testing/rated-people.ts';
import { certificateDraft, writeCertificate } from '../../testing/test-certificate.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

oneDatabase('certificates', (platform) => {
  const { adult, close, problems } = ratedPeople(platform);

  /** Of the adults' course, each quarter. */
  const milestones = async (user: TestUser) =>
    (await user.call(calls.listCertificates)).body.data.filter(
      ({ targetLesson, share }) => targetLesson === 3 && share !== null,
    );
  /** Closes problems until the first quarter of the course is done, and no more. */
  const walkAQuarter = async (user: TestUser): Promise<number> => {
    const ids = await problems(4);
    const [quarter] = await milestones(user);
    const total = quarter?.problemsCount ?? 0;
    const [row] = await platform().sql<{ ids: number[] }[]>`
      select array_agg(p.id) as ids from problem p join block_problem bp on bp.problem_id = p.id
      join block b on b.id = bp.block_id join thread t on t.id = b.thread_id join course c on c.id = t.course_id
      where c.target_lesson = 3 and c.kind = 'logic' and c.is_enabled and t.is_enabled and p.is_enabled
        and not p.is_deleted and not p.id = any (${[...ids]}::int[])`;
    const others = (row?.ids ?? []).slice(0, total - 1);
    await platform().sql`
      insert into progress (user_id, tenant_id, problem_id, is_final, is_solved, stars, updated_at)
      select ${user.userId}, 1, id, true, true, 2, now() from unnest(${others}::int[]) as id`;
    const [first = 0] = ids;
    expect((await milestones(user))[0]).toMatchObject({ canDoRequest: false, done: { problemsCount: total - 1 } });
    await close(user, [first]);
    return total;
  };
  const take = (user: TestUser, certificateId: number, name = 'Ada Lovelace', locale = 'en') =>
    user.call(calls.issueUserCertificate, { body: { certificateId, name } }, { headers: { locale } });
  /** Somebody with a certificate of one problem. */
  const holder = async () => {
    const user = await adult();
    await close(user, (await problems(1)).slice(0, 1));
    const { id } = await writeCertificate(platform());
    return { user, certificate: (await take(user, id)).body };
  };
  const page = (path: string) => fetch(`${platform().url}${path}`);

  describe('what is earned', () => {
    it('[D-130] [C-081] [D-250] a quarter of a course gives its certificate, once, and keeps what it says', async () => {
      const user = await adult();
      const total = await walkAQuarter(user);
      const [first, second] = await milestones(user);
      expect([first, second]).toMatchObject([
        { share: 25, canDoRequest: true, userCertificateId: null, kind: 'course', problemsCount: total },
        { share: 50, canDoRequest: false, userCertificateId: null },
      ]);
      const refused = await take(user, second?.id ?? 0);
      expect([refused.status, refused.code]).toEqual([409, 'notEarned']);

      const issued = await take(user, first?.id ?? 0);
      expect(issued.body).toMatchObject({
        certificateId: first?.id,
        name: 'Ada Lovelace',
        version: 1,
        shareLink: null,
      });
      expect((await milestones(user))[0]).toMatchObject({ canDoRequest: true, userCertificateId: issued.body.id });
      const facts = () =>
        platform().sql`select stars, problems, version from user_certificate where id = ${issued.body.id}`;
      const [before] = await facts();
      expect(before).toEqual({ problems: total, stars: (total - 1) * 2 + 3, version: 1 });
      // Whatever is learned or taken back afterwards: the paper says what it said.
      await platform().sql`delete from progress where user_id = ${user.userId}`;
      expect((await take(user, first?.id ?? 0)).body).toEqual(issued.body);
      const renamed = await take(user, first?.id ?? 0, '  Ada   King ');
      expect(renamed.body).toMatchObject({ id: issued.body.id, name: 'Ada King', version: 2 });
      expect(await facts()).toEqual([{ ...before, version: 2 }]);
    });

    it('[C-074] [C-075] [C-076] editors add certificates, and learners of the same tenant work for them', async () => {
      const { id } = await writeCertificate(platform(), { problemsCount: 2 });
      const user = await adult();
      const [one = 0, two = 0] = await problems(2);
      await close(user, [one]);
      const read = async () => (await user.call(calls.getCertificate, { params: { id } })).body;
      expect(await read()).toMatchObject({ title: 'First steps', canDoRequest: false, done: { problemsCount: 1 } });
      await close(user, [two]);
      expect(await read()).toMatchObject({ canDoRequest: true });
      const editor = await platform().login('editor');
      const changed = await editor.call(calls.updateCertificate, {
        params: { id },
        body: { ...certificateDraft, title: 'Longer steps', stars: 7 },
      });
      expect(changed.body).toMatchObject({ id, title: 'Longer steps', stars: 7 });
      // Six stars are there.
      expect(await read()).toMatchObject({ canDoRequest: false });
      const [milestone] = await milestones(user);
      const ours = await editor.call(calls.updateCertificate, {
        params: { id: milestone?.id ?? 0 },
        body: certificateDraft,
      });
      expect(ours.status).toBe(404);
      expect((await user.call(calls.createCertificate, { body: certificateDraft })).status).toBe(403);
    });

    it('one that asks for nothing is given to nobody', async () => {
      const { id } = await writeCertificate(platform(), { problemsCount: null });
      expect((await take(await adult(), id)).status).toBe(409);
    });

    it.each([
      ['', 'tooShort'],
      ['A', 'tooShort'],
      ['Ada 2', 'invalid'],
      ['Ada\u202e', 'invalid'],
      ['-Ada', 'invalid'],
      ['Ада & Бен', 'invalid'],
      // Letters, but none that the paper's type has.
      ['阿达', 'invalid'],
    ])('[D-251] %s is no name for paper', async (name, fault) => {
      const user = await adult();
      const { id } = await writeCertificate(platform());
      const { status, body } = await take(user, id, name);
      expect(status).toBeGreaterThanOrEqual(400);
      if (name.length > 1) expect(body).toMatchObject({ code: 'invalidFields', fields: { name: [fault] } });
    });

    it('two at once get one and the same', async () => {
      const user = await adult();
      await close(user, (await problems(1)).slice(0, 1));
      const { id } = await writeCertificate(platform());
      const both = await Promise.all([take(user, id), take(user, id)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    });
  });

  describe('whose they are', () => {
    it('[C-080] [C-082] [C-083] an owner reads, lists and draws it; a stranger and a guest get nothing', async () => {
      const { user, certificate } = await holder();
      const { id } = certificate;
      expect((await user.call(calls.listUserCertificates)).body.data).toEqual([certificate]);
      expect((await user.call(calls.getUserCertificate, { params: { id } })).body).toEqual(certificate);
      const address = `${platform().url}/service/training/api/user/certificate/${id}.png`;
      const drawn = async (token: string | null) =>
        fetch(address, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
      const picture = await drawn(user.token);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
        width: 1754,
        height: 1240,
      });
      const stranger = await adult();
      expect((await stranger.call(calls.listUserCertificates)).body.data).toEqual([]);
      expect((await stranger.call(calls.getUserCertificate, { params: { id } })).status).toBe(404);
      const shared = await stranger.call(calls.shareUserCertificate, { params: { id }, body: { isOn: true } });
      expect(shared.status).toBe(404);
      expect([(await drawn(stranger.token)).status, (await drawn(null)).status]).toEqual([404, 401]);
    });

    it('[D-133] it is printed as one page of lines and letters, in any alphabet, for its owner alone', async () => {
      const { user, certificate } = await holder();
      const { id, certificateId } = certificate;
      const name = 'Жанна Ğışöß';
      expect((await take(user, certificateId, name, 'tr')).body.id).toBe(id);
      const fetched = (token: string) =>
        fetch(`${platform().url}/service/training/api/user/certificate/${id}.pdf`, {
          headers: { authorization: `Bearer ${token}` },
        });
      const file = await fetched(user.token);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect([bytes.subarray(0, 5).toString(), pagesOf(bytes)]).toEqual(['%PDF-', 1]);
      expect(bytes.toString('latin1')).toMatch(/\/Lang \(tr\)/);
      expect(bytes.length).toBeLessThan(40_000);
      for (const letter of name.replace(' ', '')) expect(lettersOf(bytes)).toContain(letter);
      // Lines, not a picture of them.
      expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
      expect(Buffer.from(await (await fetched(user.token)).arrayBuffer()).equals(bytes)).toBe(true);
      expect((await fetched((await adult()).token)).status).toBe(404);
    });

    it('[C-077] [C-078] the example bears the name of nobody, in both sizes', async () => {
      const { user, certificate } = await holder();
      const sizes = await Promise.all(
        ['preview', 'share-preview'].map(async (name) => {
          const address = `${platform().url}/service/training/api/certificate/${certificate.certificateId}/${name}.png`;
          const response = await fetch(address, { headers: { authorization: `Bearer ${user.token}`, locale: 'de' } });
          const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
          return [width, height];
        }),
      );
      expect(sizes).toEqual([
        [1754, 1240],
        [1200, 630],
      ]);
    });
  });

  describe('sharing', () => {
    it('[D-252] [E-038] [C-079] a page opens for whoever has its address, shows the name alone, and closes', async () => {
      const user = await adult();
      await walkAQuarter(user);
      const [milestone] = await milestones(user);
      const { body: own } = await take(user, milestone?.id ?? 0, 'Ada Byron');
      const { id } = own;
      const link = () => user.call(calls.getCertificateShareLink, { params: { id: milestone?.id ?? 0 } });
      expect((await link()).code).toBe('notAvailable');
      const share = async (isOn: boolean) =>
        (await user.call(calls.shareUserCertificate, { params: { id }, body: { isOn } })).body;
      const { shareLink } = await share(true);
      expect((await link()).body).toEqual({ link: shareLink });
      // Asked twice, it stays where it is.
      expect((await share(true)).shareLink).toBe(shareLink);
      const { pathname } = new URL(shareLink ?? '');
      expect(pathname).toMatch(/^\/c\/[\w-]{22}$/);
      const opened = await page(pathname);
      const html = await opened.text();
      expect(opened.status).toBe(200);
      expect(html).toContain('Ada Byron');
      expect(html).not.toContain('<script');
      const [row] = await platform().sql<{ names: string[] }[]>`
        select array[u.username, p.display_name, p.user_id::text || '"'] as names
        from "user" u join profile p on p.user_id = u.id where u.id = ${user.userId}`;
      for (const name of row?.names ?? []) expect(html).not.toContain(name);
      expect(['x-robots-tag', 'referrer-policy', 'cache-control'].map((name) => opened.headers.get(name))).toEqual([
        'noindex',
        'no-referrer',
        'no-store',
      ]);
      expect((await page(`${pathname}/sheet.png`)).headers.get('content-type')).toBe('image/png');
      expect((await page(`${pathname}/share.png`)).status).toBe(200);
      expect((await page(`${pathname}/other.png`)).status).toBe(404);

      expect((await share(false)).shareLink).toBeNull();
      const [closed, guessed] = await Promise.all([page(pathname), page(`/c/${'A'.repeat(22)}`)]);
      expect([closed.status, (await page(`${pathname}/sheet.png`)).status]).toEqual([404, 404]);
      expect(await closed.text()).toBe(await guessed.text());
      // The old address stays dead.
      expect((await share(true)).shareLink).not.toBe(shareLink);
    });

    it('[D-252] for a child its parent decides, behind the gate', async () => {
      const parent = await newParent(platform());
      const ada = await addChild(parent, 'Ada');
      const { id: certificateId } = await writeCertificate(platform());
      const [row] = await platform().sql<{ id: number }[]>`
        insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
        values (${ada}, ${certificateId}, 'Ada', 'en', 'First steps', 3, 1, now()) returning id`;
      const id = row?.id ?? 0;
      const share = (user: TestUser, body: { readonly cardId?: number; readonly isOn: boolean }) =>
        user.call(calls.shareUserCertificate, { params: { id }, body });
      await openGate(parent);
      expect((await share(parent, { cardId: ada, isOn: true })).body.shareLink).toMatch(/\/c\//);
      const other = await newParent(platform());
      expect((await share(other, { cardId: ada, isOn: false })).status).toBe(403);
      expect((await share(parent, { cardId: ada, isOn: false })).body.shareLink).toBeNull();
    });
  });

  describe('requests', () => {
    const { NEW, REQUESTED, SENT, REJECTED, READY_FOR_DOWNLOAD, WAIT_PAYMENT } = certificateRequestStatuses;
    const { PAPER, ELECTRONIC } = certificateTypes;
    const post = { phone: '+7 (900) 123-45-67', address: '1 Fox Street, Moscow' };
    const save = (user: TestUser, body: Partial<CallInput<typeof calls.saveCertificateRequest>['body']>) =>
      user.call(calls.saveCertificateRequest, {
        body: { certificateId: 1, name: 'Ada Lovelace', type: PAPER, ...post, ...body },
      });
    const cancel = (user: TestUser, id: number) => user.call(calls.cancelCertificateRequest, { body: { id } });
    const list = async (user: TestUser, query: CallInput<typeof calls.listCertificateRequests>['query'] = {}) =>
      (await user.call(calls.listCertificateRequests, { query })).body;
    const earned = async (changes: Partial<typeof certificateDraft> = {}) => {
      const user = await adult();
      await close(user, (await problems(1)).slice(0, 1));
      return { user, certificateId: (await writeCertificate(platform(), changes)).id };
    };

    it('[V-011] [C-116] a file needs a name alone, and is ready at once', async () => {
      const { user, certificateId } = await earned();
      const wish = { certificateId, type: ELECTRONIC, phone: null, address: null };
      const nameless = await save(user, { ...wish, name: ' ' });
      expect([nameless.code, nameless.body]).toMatchObject(['invalidFields', { fields: { name: ['required'] } }]);
      expect(Object.keys((nameless.body as unknown as { fields: object }).fields)).toEqual(['name']);
      const { body } = await save(user, wish);
      expect(body).toMatchObject({ certificateId, type: ELECTRONIC, status: READY_FOR_DOWNLOAD, name: 'Ada Lovelace' });
      expect((await user.call(calls.listUserCertificates)).body.data).toMatchObject([{ certificateId }]);
    });

    it('[V-012] paper needs a name, a telephone and an address, each flagged by itself', async () => {
      const { user, certificateId } = await earned();
      const faults = async (body: Parameters<typeof save>[1]) =>
        (await save(user, { certificateId, ...body })).body as unknown;
      expect(await faults({ name: '', phone: null, address: '  ' })).toMatchObject({
        fields: { name: ['required'], phone: ['required'], address: ['required'] },
      });
      expect(await faults({ phone: '12' })).toMatchObject({ fields: { phone: ['invalidPhone'] } });
      expect(await faults({ address: 'Here' })).toMatchObject({ fields: { address: ['tooShort'] } });
      expect((await list(user)).requests).toEqual([]);
    });

    it('a child’s address is written down by a grown-up alone, behind the gate', async () => {
      const parent = await newParent(platform());
      const ada = await addChild(parent, 'Ada');
      const { id: certificateId } = await writeCertificate(platform());
      await platform().sql`
        insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
        values (${ada}, ${certificateId}, 'Ada', 'en', 'First steps', 3, 1, now())`;
      const child = await switchTo(platform(), parent, ada);
      expect((await save(child, { certificateId })).code).toMatch(/forbidden|parentZoneClosed/);
      expect((await list(child)).requests).toEqual([]);
    });

    it('[S-029] [E-037] [C-117] paper is asked for, taken back, asked for again, and sent for good', async () => {
      const { user, certificateId } = await earned();
      const { body: asked } = await save(user, { certificateId });
      expect(asked).toMatchObject({ status: REQUESTED, phone: '+79001234567', address: post.address, type: PAPER });
      const own = async () => (await list(user)).certificates.find(({ id }) => id === certificateId);
      expect(await own()).toMatchObject({ requested: true, canDoRequest: false, sent: false });
      // Not twice at the same time.
      expect((await save(user, { certificateId })).code).toBe('invalidTransition');
      expect((await save(user, { certificateId, id: asked.id })).code).toBe('invalidTransition');
      expect((await cancel(user, asked.id)).body.status).toBe(NEW);
      expect(await own()).toMatchObject({ requested: false, canDoRequest: true });
      expect((await save(user, { certificateId, id: asked.id, name: 'Ada King' })).body).toMatchObject({
        id: asked.id,
        status: REQUESTED,
        name: 'Ada King',
      });
      const setStatus = (status: number) =>
        platform().sql`update certificate_request set status = ${status} where id = ${asked.id}`;
      await setStatus(SENT);
      expect(await own()).toMatchObject({ requested: true, sent: true });
      expect((await cancel(user, asked.id)).code).toBe('invalidTransition');
      await setStatus(REJECTED);
      expect((await cancel(user, asked.id)).code).toBe('invalidTransition');
      // Whoever was refused asks once more.
      const { body: again } = await save(user, { certificateId });
      expect(again).toMatchObject({ status: REQUESTED });
      expect(again.id).not.toBe(asked.id);
    });

    it('[C-073] the list says what each asks for, and how far the caller’s own has come', async () => {
      const { user, certificateId } = await earned();
      const one = async () =>
        (await user.call(calls.listCertificates)).body.data.find(({ id }) => id === certificateId);
      const { title, stars, problemsCount } = certificateDraft;
      expect(await one()).toMatchObject({ title, stars, problemsCount, done: { stars: 3, problemsCount: 1 } });
      expect(await one()).toMatchObject({ requested: false, canDoRequest: true, sent: false });
      const { body } = await save(user, { certificateId });
      expect(await one()).toMatchObject({ requested: true, canDoRequest: false, sent: false });
      await platform().sql`update certificate_request set status = ${SENT} where id = ${body.id}`;
      expect(await one()).toMatchObject({ requested: true, sent: true });
    });

    it('what costs something waits for its money, and what is not earned is not asked for', async () => {
      const { user, certificateId } = await earned({ purchaseIds: [1] });
      const { body } = await save(user, { certificateId });
      expect(body.status).toBe(WAIT_PAYMENT);
      expect((await cancel(user, body.id)).body.status).toBe(NEW);
      expect((await save(await adult(), { certificateId })).code).toBe('notEarned');
      const stranger = await adult();
      expect((await cancel(stranger, body.id)).status).toBe(404);
      expect((await list(stranger)).requests).toEqual([]);
    });

    it('[C-115] [K-132] tells the parts and the target lessons that are asked for', async () => {
      const { user, certificateId } = await earned();
      await save(user, { certificateId });
      const all = await list(user, { targetLessons: '1,2,3,4,5' });
      expect(all.certificates.length).toBeGreaterThan(0);
      expect(all.requests).toHaveLength(1);
      const adults = await list(user, { targetLessons: '3', parts: 'certificates' });
      expect(new Set(adults.certificates.map(({ targetLesson }) => targetLesson))).toEqual(new Set([3]));
      expect(adults.requests).toEqual([]);
      expect(await list(user, { targetLessons: '3', parts: 'requests' })).toMatchObject({
        certificates: [],
        requests: [{ certificateId }],
      });
      expect((await list(user, { targetLessons: '2' })).requests).toEqual([]);
    });

    it('[C-118] what is earned is new until the list has been looked at', async () => {
      const { user, certificateId } = await earned();
      const isNew = async () => (await list(user)).certificates.find(({ id }) => id === certificateId)?.isNew;
      expect(await isNew()).toBe(true);
      expect((await user.call(calls.lookCertificateList)).body).toEqual({ status: 'ok' });
      expect(await isNew()).toBe(false);
    });
  });
});
