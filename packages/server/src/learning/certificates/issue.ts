import { randomBytes } from 'node:crypto';
import { cleanPaperName, type FieldFault, type Model, paperNameFaultOf } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import { isDrawable } from '../../content/pictures/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type Learner, requireStanding } from './certificates.ts';
import { revokeBadge } from './badge/badge.db.ts';
import {
  insertUserCertificate,
  selectUserCertificate,
  selectUserCertificates,
  updateIssued,
  updateToken,
  type UserCertificateRow,
} from './user-certificate.db.ts';

interface Wish {
  readonly certificateId: number;
  readonly name: string;
  readonly now: Date;
}

/**
 * Writes down what was earned, under the name that is typed (rule D-250). Asked again with another name, or in another
 * language, the same certificate gets a new version, and a badge that says the old one is good no more.
 * Refuses with `invalidFields` (name), `notFound` and `notEarned`.
 */
export async function issueCertificate(learner: Learner, { certificateId, name, now }: Wish): Promise<number> {
  const { tx, owner, locale } = learner;
  const fault = paperFaultOf(name);
  if (fault !== null) throw new ApiError('invalidFields', { fields: { name: [fault] } });
  await lockProfile(tx, owner.userId);
  const standing = await requireStanding(learner, certificateId);
  const facts = { name: cleanPaperName(name), locale, title: standing.title };
  const own = (await selectUserCertificates(tx, owner.userId)).find((one) => one.certificateId === certificateId);
  if (own) {
    if (await updateIssued(tx, own.id, facts)) await revokeBadge(tx, own.id, now);
    return own.id;
  }
  if (!standing.isEarned) throw new ApiError('notEarned');
  const { stars, problemsCount: problems } = standing.done;
  return insertUserCertificate(tx, { ...facts, stars, problems, userId: owner.userId, certificateId, issuedAt: now });
}

/** What is wrong with a name for paper; letters that our type does not have are wrong, too. */
export function paperFaultOf(name: string): FieldFault | null {
  return paperNameFaultOf(name) ?? (isDrawable(cleanPaperName(name)) ? null : 'invalid');
}

/** An own one; a stranger's and one that does not exist are refused alike. */
export async function requireUserCertificate(
  tx: Learner['tx'],
  of: { readonly userId: number; readonly id: number },
): Promise<UserCertificateRow> {
  const row = await selectUserCertificate(tx, of);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** 128 bits: nobody guesses one. */
const newToken = (): string => randomBytes(16).toString('base64url');

/** Each time that it is shared the page has a new address: whoever knew the old one does not know it (rule D-252). */
export async function shareCertificate(
  tx: Learner['tx'],
  { id, token }: UserCertificateRow,
  isOn: boolean,
): Promise<void> {
  if (isOn !== (token !== null)) await updateToken(tx, id, isOn ? newToken() : null);
}

export const sharedPath = (token: string): string => `/c/${token}`;

interface Around {
  /** https://logikit.example */
  readonly site: string;
  readonly canShare: boolean;
}

export function toUserCertificate(row: UserCertificateRow, { site, canShare }: Around): Model<'UserCertificate'> {
  const { id, certificateId, title, name, issuedAt, version, token } = row;
  return {
    id,
    certificateId,
    title,
    name,
    issuedAt: timestampOf(issuedAt),
    version,
    shareLink: token === null ? null : `${site}${sharedPath(token)}`,
    canShare,
  };
}
