import { type Model, numbers } from '@logikit/contract';
import { randomInt } from 'node:crypto';
import {
  isSeparated,
  type Passwords,
  readAccount,
  readProfile,
  selectZone,
  writeQuestion,
  writeZone,
} from '../accounts/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { calls } from '@logikit/contract';
import type { Handling, Limit, User } from '../../kernel/http/index.ts';
import { selectOwner, selectPin } from './family.db.ts';

const { windowSeconds, wrongAnswers, wrongPins } = numbers.parentZone;
const perPerson = { seconds: windowSeconds, byAddress: false };

/** Wrong products by person; wrong PINs by whose PIN it is, so that several children together have no more tries. */
export function wrongTries(sql: Sql): readonly Limit[] {
  return [
    {
      ...perPerson,
      name: 'gate-answer',
      points: wrongAnswers,
      key: ({ userId }) => String(userId),
      onlyAfter: 'wrongGateAnswer',
    },
    {
      ...perPerson,
      name: 'parent-pin',
      points: wrongPins,
      key: async ({ userId }) => String(userId === null ? null : await pinHolder(sql, { id: userId })),
      onlyAfter: 'wrongPin',
    },
    {
      ...perPerson,
      name: 'purse-password',
      points: wrongPins,
      key: ({ userId }) => String(userId),
      onlyAfter: 'wrongCredentials',
    },
  ];
}

/** Whose PIN guards this place: the owner's of a pupil's card, else the person's own. */
async function pinHolder(tx: Tx, user: Pick<User, 'id'>): Promise<number> {
  return (await selectOwner(tx, user.id)) ?? user.id;
}

/** Whether the pages of the grown-ups are open here; a closed gate asks its question. */
export async function readZone(tx: Tx, user: User, now: Date): Promise<Model<'ParentZone'>> {
  const { until, purseUntil, question } = await selectZone(tx, user);
  const separated = isSeparated(await readProfile(tx, user.id));
  const isOpen = !separated || (until !== null && until > now);
  const needsPin = (await selectPin(tx, await pinHolder(tx, user))) !== null;
  return {
    isSeparated: separated,
    isOpen,
    isPurseOpen: !separated || (purseUntil !== null && purseUntil > now),
    purseKey: needsPin ? 'pin' : (await readAccount(tx, user.id)).passwordHash === null ? null : 'password',
    until: until !== null && until > now ? timestampOf(until) : null,
    question: isOpen ? null : asked(question ?? (await askAnew(tx, user))),
    needsPin,
  };
}

async function askAnew(tx: Tx, user: User): Promise<readonly number[]> {
  const { least, most } = numbers.parentZone.factors;
  const question = [randomInt(least, most + 1), randomInt(least, most + 1)];
  await writeQuestion(tx, user, question);
  return question;
}

function asked([a = 0, b = 0]: readonly number[]): { a: number; b: number } {
  return { a, b };
}

type Opening = Omit<Handling<typeof calls.openParentZone>, 'emit' | 'setHeader'>;

/** Whether the PIN fits. Slow, so it is asked before the transaction. */
export async function pinFits({ tx, user, body, request }: Opening, passwords: Passwords): Promise<boolean> {
  const hash = await selectPin(tx, await pinHolder(tx, user));
  return (
    hash === null || passwords.verify(body.pin ?? '', hash, { address: request.address, account: String(user.id) })
  );
}

/** The gate: the product, then the PIN where one is set. A wrong answer is followed by another question. */
export async function openZone({ tx, user, clock, body }: Opening, isPinRight: boolean): Promise<Model<'ParentZone'>> {
  const now = clock.now();
  const { question } = await selectZone(tx, user);
  const [a = 0, b = 0] = question ?? [];
  if (question === null || a * b !== body.answer) {
    const next = asked(await askAnew(tx, user));
    throw new ApiError('wrongGateAnswer', {
      fields: { answer: ['wrong'] },
      data: { question: next },
      keepsChanges: true,
    });
  }
  if (!isPinRight) throw new ApiError('wrongPin', { fields: { pin: [body.pin === undefined ? 'required' : 'wrong'] } });
  const until = secondsLater(now, numbers.parentZone.seconds);
  const { purseUntil } = await selectZone(tx, user);
  // A right PIN says who it is.
  await writeZone(tx, user, {
    until,
    purseUntil: (await selectPin(tx, await pinHolder(tx, user))) === null ? purseUntil : until,
  });
  return readZone(tx, user, now);
}

type OpeningPurse = Omit<Handling<typeof calls.openPurse>, 'emit' | 'setHeader'>;

/** Whether it is the grown-up whose account this is: by their PIN, or by their password. Slow. */
export async function purseKeyFits({ tx, user, body, request }: OpeningPurse, passwords: Passwords): Promise<boolean> {
  if ((await selectOwner(tx, user.id)) !== null) throw new ApiError('forbidden');
  const hash = body.pin === undefined ? (await readAccount(tx, user.id)).passwordHash : await selectPin(tx, user.id);
  return passwords.verify(body.pin ?? body.password ?? '', hash, {
    address: request.address,
    account: String(user.id),
  });
}

/** Opens the purse, and the pages of the grown-ups with it. */
export async function openPurse(
  { tx, user, clock, body }: OpeningPurse,
  isRight: boolean,
): Promise<Model<'ParentZone'>> {
  const now = clock.now();
  if (!isRight && body.pin !== undefined) throw new ApiError('wrongPin', { fields: { pin: ['wrong'] } });
  if (!isRight) throw new ApiError('wrongCredentials', { fields: { password: ['wrong'] } });
  const until = secondsLater(now, numbers.parentZone.seconds);
  await writeZone(tx, user, { until, purseUntil: until });
  return readZone(tx, user, now);
}

export async function closeZone(tx: Tx, user: User): Promise<void> {
  await writeZone(tx, user, { until: null, purseUntil: null });
}
