import { type CallInput, calls, certificateRequestStatuses, certificateTypes } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { lettersOf, pagesOf } from '../../testing/pdf.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { writeCertificate } from '../../testing/test-certificate.ts';
import { addChild, newParent } from '../../testing/test-family.ts';
import { ratedPeople } from '../../testing/rated-people.ts';
import { forgetPaperAddresses } from './desk.ts';

const { REQUESTED, SENT, REJECTED, DELIVERED } = certificateRequestStatuses;
const DAY_SECONDS = 86_400;

oneDatabase('the desk of certificates', (platform) => {
  const { adult, close, problems } = ratedPeople(platform);
  const operator = () => platform().login('operator');

  /** Somebody who waits for a certificate on paper. */
  const waiting = async (name = 'Ada Lovelace') => {
    const { id: certificateId } = await writeCertificate(platform());
    const user = await adult();
    await close(user, (await problems(1)).slice(0, 1));
    await platform().sql`update "user" set email = ${`ada-${user.userId}@mail.example`} where id = ${user.userId}`;
    const { id } = (
      await user.call(calls.saveCertificateRequest, {
        body: {
          certificateId,
          type: certificateTypes.PAPER,
          name,
          phone: '+7 (900) 123-45-67',
          address: '1 Fox Street, Moscow',
        },
      })
    ).body;
    return { user, certificateId, id };
  };
  const shelf = async (status: CallInput<typeof calls.listDeskRequests>['query']['status']) =>
    (await (await operator()).call(calls.listDeskRequests, { query: { status, perPage: 100 } })).body.data;
  const move = async (id: number, body: CallInput<typeof calls.moveDeskRequest>['body']) =>
    (await operator()).call(calls.moveDeskRequest, { params: { id }, body });
  const lettersTo = async ({ userId }: TestUser) =>
    (
      await platform().sql<{ template: string; text: string }[]>`
        select payload ->> 'template' as template, payload ->> 'text' as text from job
        where user_id = ${userId} and kind = 'email' order by id`
    ).map(({ template, text }) => ({ template, text }));

  describe('moves', () => {
    it('[D-255] [E-037] a request is sent and arrives; each move writes a letter and is kept', async () => {
      const { user, id } = await waiting();
      expect((await shelf(REQUESTED)).find((one) => one.id === id)).toMatchObject({
        title: 'First steps',
        name: 'Ada Lovelace',
        phone: '+79001234567',
        address: '1 Fox Street, Moscow',
        tracking: null,
      });
      expect((await move(id, { status: SENT, tracking: ' RR 123 ' })).body).toMatchObject({
        status: SENT,
        tracking: 'RR 123',
      });
      expect((await shelf(REQUESTED)).some((one) => one.id === id)).toBe(false);
      // Not twice, and not back.
      expect((await move(id, { status: SENT })).code).toBe('invalidTransition');
      expect((await move(id, { status: REQUESTED })).code).toBe('invalidTransition');
      expect((await move(id, { status: DELIVERED })).body).toMatchObject({ status: DELIVERED, tracking: 'RR 123' });
      expect((await move(id, { status: REJECTED })).code).toBe('invalidTransition');
      const letters = await lettersTo(user);
      expect(letters.map(({ template }) => template)).toEqual(['paperSentTracked', 'paperDelivered']);
      expect(letters[0]?.text).toContain('RR 123');
      const acts = await platform().sql`
        select user_id as by, what from operator_act where duty = 'certificates' and reference = ${String(id)} order by id`;
      expect(acts.map(({ what }) => what as string)).toEqual([`status ${SENT}`, `status ${DELIVERED}`]);
    });

    it('two at the desk at once: one moves it, and one letter goes', async () => {
      const { user, id } = await waiting();
      const answers = await Promise.all([move(id, { status: SENT }), move(id, { status: REJECTED })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await lettersTo(user)).toHaveLength(1);
    });

    it('who has been refused asks once more', async () => {
      const { user, certificateId, id } = await waiting();
      await move(id, { status: REJECTED });
      expect((await lettersTo(user)).map(({ template }) => template)).toEqual(['paperRejected']);
      const { body } = await user.call(calls.saveCertificateRequest, {
        body: {
          certificateId,
          type: certificateTypes.PAPER,
          name: 'Ada King',
          phone: '+79001234567',
          address: '2 Fox Street, Moscow',
        },
      });
      expect(body).toMatchObject({ status: REQUESTED, address: '2 Fox Street, Moscow' });
    });

    it('of a child’s certificate its parent is told', async () => {
      const parent = await newParent(platform());
      await platform().sql`update "user" set email = ${`p-${parent.userId}@mail.example`} where id = ${parent.userId}`;
      const { user, id } = await waiting();
      const ada = await addChild(parent, 'Ada');
      await platform().sql`update user_certificate set user_id = ${ada} where user_id = ${user.userId}`;
      await platform().sql`update certificate_request set user_id = ${ada} where id = ${id}`;
      await move(id, { status: SENT });
      expect((await lettersTo(parent)).map(({ template }) => template)).toContain('paperSent');
    });
  });

  it('the sheet bears the name that was asked for', async () => {
    const { user, certificateId, id } = await waiting('Жанна Ğ');
    await user.call(calls.issueUserCertificate, { body: { certificateId, name: 'Somebody Else' } });
    const response = await fetch(`${platform().url}/user/certificate/desk/${id}.pdf`, {
      headers: { authorization: `Bearer ${(await operator()).token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.headers.get('content-type'), pagesOf(bytes)]).toEqual(['application/pdf', 1]);
    for (const letter of 'ЖанаĞ') expect(lettersOf(bytes)).toContain(letter);
  });

  it('[D-255] an address is forgotten 90 days after it was needed, and not before', async () => {
    const { id } = await waiting();
    const { id: waits } = await waiting();
    await move(id, { status: REJECTED });
    const addressOf = async (one: number) =>
      (await platform().sql`select phone, address from certificate_request where id = ${one}`)[0];
    platform().clock.advance(89 * DAY_SECONDS * 1000);
    await forgetPaperAddresses(platform().sql, platform().clock.now());
    expect(await addressOf(id)).toMatchObject({ address: '1 Fox Street, Moscow' });
    platform().clock.advance(2 * DAY_SECONDS * 1000);
    await forgetPaperAddresses(platform().sql, platform().clock.now());
    expect(await addressOf(id)).toEqual({ phone: null, address: null });
    expect(await addressOf(waits)).toMatchObject({ address: '1 Fox Street, Moscow' });
  });

  it('nobody without the duty comes in, an editor neither', async () => {
    const { id } = await waiting();
    for (const name of ['editor', 'teacher', 'adult']) {
      const one = await platform().login(name);
      expect((await one.call(calls.listDeskRequests, { query: { status: REQUESTED } })).status).toBe(403);
      expect((await one.call(calls.moveDeskRequest, { params: { id }, body: { status: SENT } })).status).toBe(403);
    }
  });
});
