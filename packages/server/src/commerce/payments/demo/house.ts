import { randomBytes, timingSafeEqual } from 'node:crypto';
import { defaultLocale, isRecord } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../../kernel/database/index.ts';
import { behaviourOf, type CardBehaviour } from './cards.ts';
import {
  decideDemoDispute,
  type DemoPayment,
  disputeDemoPayment,
  insertDemoNotice,
  insertDemoPayment,
  saveDemoCard,
  selectDemoCard,
  selectDemoPayment,
  updateDemoPayment,
  updateRefunded,
} from './demo-payment.db.ts';
import { demoPayPage, demoPayPolicy } from './page.ts';

export interface House {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly secret: string;
}

const page = { policy: 'public', surface: 'portal' } as const;
const api = { policy: 'public' } as const;
/** How a payment of the house is called outside. */
const toldStatus: Readonly<Record<DemoPayment['status'], string>> = {
  open: 'started',
  asked: 'processing',
  paid: 'succeeded',
  declined: 'failed',
  canceled: 'canceled',
};

/**
 * A gateway that is played, as another house would be: tables, pages and a secret of its own, and no function that the
 * platform calls. It exists where demo accounts do.
 */
export async function mountDemoHouse(app: FastifyInstance, house: House): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/dev/pay/api/payment', { config: api }, (request, reply) => begin(house, request, reply));
    scope.post('/dev/pay/api/charge', { config: api }, (request, reply) => charge(house, request, reply));
    scope.post('/dev/pay/api/refund', { config: api }, (request, reply) => refund(house, request, reply));
    scope.get('/dev/pay/api/payment/:key', { config: api }, (request, reply) => tell(house, request, reply));
    scope.get('/dev/pay/:reference', { config: page }, async (request, reply) => {
      const payment = await find(house, request);
      return payment && isShown(payment) ? show(reply, payment) : leave(reply, payment);
    });
    scope.post('/dev/pay/:reference', { config: page, bodyLimit: 2000 }, (request, reply) =>
      answer(house, request, reply),
    );
    done();
  });
}

/** There is something to say on its page: by its payer, or by whoever plays the bank. */
const isShown = ({ status, dispute }: DemoPayment): boolean =>
  status === 'open' || status === 'asked' || status === 'declined' || dispute === 'open';

const find = ({ sql }: House, { params }: FastifyRequest): Promise<DemoPayment | null> =>
  selectDemoPayment(sql, { reference: (params as { reference: string }).reference });

function isKnown({ secret }: House, { headers }: FastifyRequest): boolean {
  const [given, own] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  return given.length === own.length && timingSafeEqual(given, own);
}

async function begin(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isKnown(house, request)) return reply.code(401).send({ error: 'unauthorized' });
  const body = isRecord(request.body) ? request.body : {};
  const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '');
  const amount = Number(body['amount']);
  const savesCard = body['savesCard'] === true;
  if (!Number.isInteger(amount) || amount < (savesCard ? 0 : 1) || text('key') === '')
    return reply.code(422).send({ error: 'invalid' });
  const payment = await insertDemoPayment(house.sql, {
    reference: `pay_${randomBytes(12).toString('hex')}`,
    key: text('key'),
    amount,
    currency: text('currency'),
    locale: localeCodes.find((code) => code === text('locale')) ?? defaultLocale,
    successUrl: text('successUrl'),
    failureUrl: text('failureUrl'),
    savesCard,
    at: house.clock.now(),
  });
  return reply.send({ reference: payment.reference, path: `/dev/pay/${payment.reference}` });
}

async function tell(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isKnown(house, request)) return reply.code(401).send({ error: 'unauthorized' });
  const payment = await selectDemoPayment(house.sql, { key: (request.params as { key: string }).key });
  if (!payment) return reply.code(404).send({ error: 'notFound' });
  return reply.send(told(payment));
}

/** So long the bank hears what the other side says. */
const HEARD_SECONDS = 7 * 86_400;

function told({ reference, amount, currency, status, method, card, dispute, disputedAt }: DemoPayment): object {
  const label = `•• ${(card ?? '').replace(/\D/g, '').slice(-4)}`;
  const dueAt = disputedAt && secondsLater(disputedAt, HEARD_SECONDS);
  return {
    ...{ reference, amount, currency, status: toldStatus[status] },
    ...(method !== null && { method, label }),
    ...(dispute !== null && { dispute: { status: dispute, amount, dueAt } }),
  };
}

/** Takes money by a card that is kept, while nobody is there. */
async function charge(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isKnown(house, request)) return reply.code(401).send({ error: 'unauthorized' });
  const body = isRecord(request.body) ? request.body : {};
  const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '');
  const card = await selectDemoCard(house.sql, text('method'));
  if (card === null) return reply.code(404).send({ error: 'notFound' });
  const payment = await insertDemoPayment(house.sql, {
    reference: `pay_${randomBytes(12).toString('hex')}`,
    key: text('key'),
    amount: Number(body['amount']),
    currency: text('currency'),
    locale: defaultLocale,
    successUrl: '',
    failureUrl: '',
    savesCard: false,
    at: house.clock.now(),
  });
  const { isDeclinedLater = false, notices } = behaviourOf(card) ?? { notices: 'once' as const };
  const charged = await move(house, payment, { to: isDeclinedLater ? 'declined' : 'paid', notices, card });
  return reply.send(told(charged));
}

async function refund(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isKnown(house, request)) return reply.code(401).send({ error: 'unauthorized' });
  const body = isRecord(request.body) ? request.body : {};
  const key = typeof body['payment'] === 'string' ? body['payment'] : '';
  const payment = await selectDemoPayment(house.sql, { key });
  if (!payment) return reply.code(404).send({ error: 'notFound' });
  if (behaviourOf(payment.card ?? '')?.isNeverRefunded) return reply.send({ status: 'failed' });
  await updateRefunded(house.sql, { key, amount: Number(body['amount']) });
  return reply.send({ status: 'refunded' });
}

function show(reply: FastifyReply, payment: DemoPayment, fault?: 'unknownCard'): unknown {
  return reply
    .code(fault ? 422 : 200)
    .header('content-security-policy', demoPayPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(demoPayPage(payment, fault));
}

/** Back to where the payer has come from. */
function leave(reply: FastifyReply, payment: DemoPayment | null): unknown {
  if (!payment) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such payment.');
  return reply.redirect(payment.status === 'paid' ? payment.successUrl : payment.failureUrl, 303);
}

/** A card, the bank's question answered, or nothing of the kind: the payer has thought again. */
async function answer(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const payment = await find(house, request);
  if (!payment) return leave(reply, null);
  const { card = '', answer: said } = request.body as Readonly<Record<string, string>>;
  if (said === 'cancel') return leave(reply, await move(house, payment, { to: 'canceled', notices: 'once' }));
  if (payment.dispute === 'open') {
    if (said !== 'won' && said !== 'lost') return show(reply, payment);
    await decideDispute(house, payment, said);
    return leave(reply, payment);
  }
  if (payment.status === 'asked') {
    const { afterYes = 'declined', notices } = behaviourOf(payment.card ?? '') ?? { notices: 'once' };
    return leave(reply, await move(house, payment, { to: said === 'yes' ? afterYes : 'declined', notices }));
  }
  const behaviour = behaviourOf(card);
  if (!behaviour) return show(reply, payment, 'unknownCard');
  const { result, notices, breaks = false } = behaviour;
  const moved = await move(house, payment, { to: result, notices, card });
  if (breaks) return reply.code(500).type('text/plain; charset=utf-8').send('Something broke.');
  return moved.status === 'asked' ? reply.redirect(`/dev/pay/${payment.reference}`, 303) : leave(reply, moved);
}

/** What the payer's bank says in the end. */
async function decideDispute({ sql, clock }: House, { reference }: DemoPayment, to: 'won' | 'lost'): Promise<void> {
  await sql.begin(async (tx) => {
    if (await decideDemoDispute(tx, reference, to)) await tellDispute(tx, reference, clock.now());
  });
}

const tellDispute = (tx: Tx, reference: string, at: Date): Promise<void> =>
  insertDemoNotice(tx, {
    reference,
    status: 'disputed',
    isForged: false,
    name: `evt_${randomBytes(8).toString('hex')}`,
    at,
  });

interface Move extends Pick<CardBehaviour, 'notices'> {
  readonly to: DemoPayment['status'];
  readonly card?: string;
}

/** The payment as it is after; what is paid stays paid. */
async function move({ sql, clock }: House, payment: DemoPayment, { to, notices, card }: Move): Promise<DemoPayment> {
  const { reference } = payment;
  await sql.begin(async (tx) => {
    const from = ['open', 'asked', 'declined', 'canceled'] as const;
    if (!(await updateDemoPayment(tx, { reference, from, to, card: card ?? null }))) return;
    if (to === 'paid' && payment.savesCard)
      await saveDemoCard(tx, {
        reference,
        method: `card_${randomBytes(12).toString('hex')}`,
        card: card ?? payment.card ?? '',
      });
    const at = clock.now();
    const name = `evt_${randomBytes(8).toString('hex')}`;
    const status = toldStatus[to];
    const notice = { reference, status, isForged: false, name, at };
    if (to === 'asked' || notices === 'never') return;
    if (notices === 'forged first') await insertDemoNotice(tx, { ...notice, isForged: true, name: `${name}_f` });
    await insertDemoNotice(tx, notice);
    if (notices === 'twice') await insertDemoNotice(tx, notice);
    if (notices === 'reversed') await insertDemoNotice(tx, { ...notice, status: 'processing', name: `${name}_b` });
    if (to === 'paid' && behaviourOf(card ?? payment.card ?? '')?.isDisputed) {
      await disputeDemoPayment(tx, reference, at);
      await tellDispute(tx, reference, at);
    }
  });
  return (await selectDemoPayment(sql, { reference })) ?? payment;
}
