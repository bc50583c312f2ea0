import { createHash, randomBytes } from 'node:crypto';
import { isEmail, type Model, numbers } from '@logikit/contract';
import { secondsLater } from '../../../kernel/clock/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { queueEmail } from '../../../kernel/email/index.ts';
import { deletePupil } from './class.db.ts';
import { type PersonContext, teacherOf } from './membership.ts';
import {
  insertConsent,
  lockConsent,
  type MembershipRow,
  selectMembership,
  selectReader,
  updateConsented,
} from './membership.db.ts';
import { selectFacts } from './teacher.db.ts';

const DAY_SECONDS = 86_400;

/** Where links of letters lead. */
export interface Post extends Pick<PersonContext, 'tx' | 'clock'> {
  readonly publicUrl: string;
}

/** A pupil asks by an address that the pupil gives: whoever reads there decides. */
export async function askParent(
  post: Post & Pick<PersonContext, 'userId'>,
  { classId, email }: Model<'ParentEmail'>,
): Promise<void> {
  const address = email.trim();
  if (!isEmail(address)) throw new ApiError('invalidEmailError', { fields: { email: ['invalidEmailError'] } });
  const place = await selectMembership(post.tx, classId, post.userId);
  if (!place) throw new ApiError('notFound');
  if (!place.isJoined) await queueConsentEmail(post, place, { email: address });
}

/** Tells the grown-up whom we know already: the holder of the card, or the parent whose address the account has. */
export async function askKnownParent(
  post: Post,
  place: { readonly classId: number; readonly userId: number },
): Promise<void> {
  const facts = await selectFacts(post.tx, place.userId);
  const row = await selectMembership(post.tx, place.classId, place.userId);
  if (!facts || !row || row.isJoined) return;
  const owner = facts.ownerId === null ? null : await selectReader(post.tx, facts.ownerId);
  const email = owner?.email ?? (facts.emailOwner === 'parent' ? facts.email : null);
  if (email !== null) await queueConsentEmail(post, row, { email, locale: owner?.locale });
}

interface Parent {
  readonly email: string;
  /** Unknown: the pupil's is taken. */
  readonly locale?: string | undefined;
}

async function queueConsentEmail({ tx, clock, publicUrl }: Post, place: MembershipRow, parent: Parent): Promise<void> {
  const { email } = parent;
  const token = randomBytes(32).toString('base64url');
  const endsAt = secondsLater(clock.now(), numbers.school.consentDays * DAY_SECONDS);
  const { classId, userId } = place;
  await insertConsent(tx, { hash: hashOf(token), classId, userId, email, at: clock.now(), endsAt });
  const locale = parent.locale ?? (await selectReader(tx, userId))?.locale ?? 'ru';
  await queueEmail(tx, clock, {
    userId,
    to: email,
    template: 'class-consent',
    locale,
    values: {
      pupil: place.pupilName,
      teacher: place.teacherName,
      school: place.school,
      className: place.className,
      days: numbers.school.consentDays,
    },
    link: `${publicUrl}/2.0/${locale === 'ru' ? '' : `${locale}/`}class-consent#${token}`,
  });
}

/** What the letter asks and, with an answer, what came of it. The link stays good, so that a parent may think again. */
export async function answerConsentLink(
  { tx, clock }: Pick<PersonContext, 'tx' | 'clock'>,
  { token, agrees }: Model<'ConsentLink'>,
): Promise<Model<'ConsentAsk'>> {
  const consent = await lockConsent(tx, hashOf(token), clock.now());
  const place = consent && (await selectMembership(tx, consent.classId, consent.userId));
  if (!place) throw new ApiError('notFound');
  const { className, pupilName, classId, userId } = place;
  const ask = { className, pupilName, teacher: teacherOf(place) };
  if (agrees === undefined) return { ...ask, state: place.isJoined ? 'joined' : 'waiting' };
  if (!agrees) await deletePupil(tx, classId, userId);
  else await updateConsented(tx, classId, { userId, now: clock.now() });
  return { ...ask, state: agrees ? 'joined' : 'left' };
}

function hashOf(token: string): string {
  return createHash('sha256').update(`consent ${token}`).digest('base64url');
}
