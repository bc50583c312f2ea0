import { randomBytes } from 'node:crypto';
import { isExactOrigin, type Model, numbers } from '@logikit/contract';
import { endSessionsElsewhere } from '../../identity/accounts/index.ts';
import { type Clock, secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { selectCourse, selectThread, type ThreadContent } from '../../content/catalog/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import {
  allowsOrigin,
  endSecrets,
  insertKey,
  insertSecret,
  type KeyRow,
  lockOptionalKey,
  lockTenant,
  selectGivenSchools,
  selectGivenThreads,
  selectKeys,
  selectSecrets,
  selectTenant,
  updateAppearance,
  updateKey,
} from '../../identity/partner-keys/index.ts';
import { schoolName, selectInstitution } from '../../learning/rating/index.ts';

/** Where an owner changes something: never another tenant's rows, because every query names this one. */
export interface ConsoleContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly tenantId: number;
}

/** The console in this language. */
export async function readConsole(context: ConsoleContext, locale: string): Promise<Model<'PartnerConsole'>> {
  const { tx, clock, tenantId } = context;
  const { appearance, ...tenant } = await selectTenant(tx, tenantId);
  const secrets = await selectSecrets(tx, tenantId, clock.now());
  return {
    tenant,
    appearance,
    threads: await readGivenThreads(context, locale),
    schools: await readGivenSchools(context),
    keys: (await selectKeys(tx, tenantId)).map(toPartnerKey),
    secrets: secrets.map(({ kid, createdAt, endsAt }) => ({
      kid,
      createdAt: timestampOf(createdAt),
      endsAt: endsAt && timestampOf(endsAt),
    })),
  };
}

export async function createKey(
  context: ConsoleContext,
  draft: Model<'PartnerKeyDraft'>,
): Promise<Model<'PartnerKey'>> {
  const { tx, clock, tenantId } = context;
  await lockTenant(tx, tenantId);
  const threadIds = await chosenThreads(context, draft, []);
  const good = (await selectKeys(tx, tenantId)).filter(({ revokedAt }) => revokedAt === null);
  if (good.length >= numbers.partner.keys)
    throw new ApiError('limitReached', { data: { limit: numbers.partner.keys } });
  const key: KeyRow = {
    ...checked(draft),
    withShop: draft.withShop ?? false,
    threadIds,
    tenantId,
    key: `pk_${randomBytes(16).toString('hex')}`,
    createdAt: clock.now(),
    revokedAt: null,
  };
  await insertKey(tx, key);
  return toPartnerKey(key);
}

export interface KeyContext extends ConsoleContext {
  readonly emit: Emit;
  /** The console's own page, where a preview of every key may stand. */
  readonly ownOrigin: string | null;
}

export async function changeKey(
  context: KeyContext,
  key: string,
  draft: Model<'PartnerKeyDraft'>,
): Promise<Model<'PartnerKey'>> {
  const { tx, clock, tenantId, emit, ownOrigin } = context;
  const before = await lockOptionalKey(tx, { tenantId, key });
  if (!before) throw new ApiError('notFound');
  if (before.revokedAt !== null) throw new ApiError('keyRevoked');
  const threadIds = await chosenThreads(context, draft, before.threadIds);
  const after = { ...before, ...checked(draft), threadIds, withShop: draft.withShop ?? before.withShop };
  await updateKey(tx, after);
  const isAllowed = (origin: string): boolean => origin === ownOrigin || allowsOrigin(after, origin);
  await endSessionsElsewhere(tx, emit, { key, at: clock.now(), isAllowed });
  return toPartnerKey(after);
}

export async function revokeKey(
  context: ConsoleContext & { readonly emit: Emit },
  key: string,
): Promise<Model<'PartnerKey'>> {
  const { tx, clock, tenantId, emit } = context;
  const before = await lockOptionalKey(tx, { tenantId, key });
  if (!before) throw new ApiError('notFound');
  const after = { ...before, revokedAt: before.revokedAt ?? clock.now() };
  await updateKey(tx, after);
  await endSessionsElsewhere(tx, emit, { key, at: clock.now(), isAllowed: () => false });
  return toPartnerKey(after);
}

/** The new secret, in clear this once. The one before stays good long enough to reach every backend. */
export async function rotateSecret({ tx, clock, tenantId }: ConsoleContext): Promise<Model<'NewPartnerSecret'>> {
  await lockTenant(tx, tenantId);
  const now = clock.now();
  await endSecrets(tx, tenantId, secondsLater(now, numbers.partner.secretOverlapSeconds));
  const [kid, secret] = [`s_${randomBytes(6).toString('hex')}`, `sk_${randomBytes(32).toString('base64url')}`];
  await insertSecret(tx, { tenantId, kid, secret, createdAt: now });
  return { kid, secret };
}

export async function saveAppearance(
  { tx, tenantId }: ConsoleContext,
  { appearance }: Model<'PartnerAppearance'>,
): Promise<Model<'PartnerAppearance'>> {
  await updateAppearance(tx, tenantId, appearance);
  return { appearance };
}

async function readGivenThreads(
  { tx, tenantId }: ConsoleContext,
  locale: string,
): Promise<Model<'PartnerConsole'>['threads']> {
  const ids = await selectGivenThreads(tx, tenantId);
  const threads = await Promise.all(ids.map((id) => selectThread(tx, id)));
  const shown = threads.flatMap((thread) => (thread?.isEnabled === true ? [thread] : []));
  const courses = await Promise.all(shown.map(({ courseId }) => selectCourse(tx, courseId)));
  return shown.map(({ id, content }, at) => ({
    id,
    title: titleIn(content, locale),
    course: titleIn(courses[at]?.content, locale),
  }));
}

async function readGivenSchools({ tx, tenantId }: ConsoleContext): Promise<Model<'PartnerConsole'>['schools']> {
  const ids = await selectGivenSchools(tx, tenantId);
  const schools = await Promise.all(ids.map((id) => selectInstitution(tx, id)));
  return schools.flatMap((one) => (one ? [{ id: one.id, name: schoolName(one) }] : []));
}

function titleIn(content: Pick<ThreadContent, 'translations'> | undefined, locale: string): string {
  return (content && textIn(content.translations, locale)?.title) ?? '';
}

/** Only what the platform has given: a partner gives itself nothing. */
async function chosenThreads(
  { tx, tenantId }: ConsoleContext,
  { threads }: Model<'PartnerKeyDraft'>,
  before: readonly number[],
): Promise<readonly number[]> {
  if (threads === undefined) return before;
  const given = await selectGivenThreads(tx, tenantId);
  const wrong = threads.filter((id) => !given.includes(id));
  if (wrong.length > 0) throw new ApiError('invalidFields', { fields: { threads: ['notGiven'] }, data: { wrong } });
  return [...new Set(threads)];
}

function checked({ name, origins, allowsLocalhost }: Model<'PartnerKeyDraft'>) {
  if (name.trim() === '') throw new ApiError('invalidFields', { fields: { name: ['required'] } });
  const wrong = origins.filter((origin) => !isExactOrigin(origin));
  if (wrong.length > 0) throw new ApiError('invalidFields', { fields: { origins: ['origin'] }, data: { wrong } });
  return { name: name.trim(), origins: [...new Set(origins)], allowsLoopback: allowsLocalhost };
}

function toPartnerKey({
  key,
  name,
  origins,
  allowsLoopback,
  threadIds,
  withShop,
  createdAt,
  revokedAt,
}: KeyRow): Model<'PartnerKey'> {
  return {
    key,
    name,
    origins: [...origins],
    allowsLocalhost: allowsLoopback,
    threads: [...threadIds],
    withShop,
    createdAt: timestampOf(createdAt),
    revokedAt: revokedAt && timestampOf(revokedAt),
  };
}
