import { createHash, randomBytes } from 'node:crypto';
import { certificateWords } from '../certificate-words.ts';
import { fullTitle, sumsLine } from '../sentences.ts';
import type { UserCertificateRow } from '../user-certificate.db.ts';
import type { BadgeRow } from './badge.db.ts';
import { didOf } from './issuer.ts';
import { statusEntryOf } from './status-entry.ts';

/** Of the Verifiable Credentials Data Model 2.0 and of Open Badges 3.0. */
export const badgeContext = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

export interface BadgeCredential {
  readonly '@context': typeof badgeContext;
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'OpenBadgeCredential'];
  readonly name: string;
  readonly issuer: object;
  /** ISO 8601. */
  readonly validFrom: string;
  readonly credentialSubject: object;
  readonly credentialStatus: object;
}

interface Holder {
  /** A confirmed address: for a child, the grown-up's. It is told as a salted hash. */
  readonly email: string;
  /** Null: the badge says nobody's name. */
  readonly name: string | null;
}

/** To the second, as these documents write times. */
export const isoOf = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

const prefix = 'urn:uuid:';

export function credentialOf(
  { row, badge, holder }: { readonly row: UserCertificateRow; readonly badge: BadgeRow; readonly holder: Holder },
  site: string,
): BadgeCredential {
  const { certificateId, issuedAt } = row;
  return {
    '@context': badgeContext,
    id: `${prefix}${badge.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: fullTitle(row),
    issuer: issuerProfile(site),
    validFrom: isoOf(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identifiersOf(holder),
      narrative: sumsLine(row),
      achievement: achievementOf({ ...row, id: certificateId }, site),
    },
    credentialStatus: statusEntryOf(badge.statusIndex, site),
  };
}

/** The UUID of a badge; null: it is not called as ours are. */
export function badgeIdOf(credentialId: unknown): string | null {
  const isOurs = typeof credentialId === 'string' && credentialId.startsWith(prefix);
  const id = isOurs ? credentialId.slice(prefix.length) : '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null;
}

export const issuerProfile = (site: string): object => ({
  id: didOf(site),
  type: ['Profile'],
  name: 'Logikit',
  url: site,
});

export interface Achieved {
  /** Of the certificate. */
  readonly id: number;
  readonly locale: string;
  readonly title: string;
  readonly share: number | null;
}

/** What a badge is for; it has an address of its own, and the same one for everybody. */
export function achievementOf(achieved: Achieved, site: string): object {
  const { id, locale } = achieved;
  const title = fullTitle(achieved);
  return {
    id: achievementAddress(id, site),
    type: ['Achievement'],
    achievementType: 'Certificate',
    inLanguage: locale,
    name: title,
    description: certificateWords(locale)('certificate.badge.about'),
    criteria: { narrative: title },
    image: { id: `${achievementAddress(id, site)}.png`, type: 'Image' },
  };
}

const achievementAddress = (id: number, site: string): string => `${site}/badges/achievement/${id}`;

/** Salted, so that nobody finds whose it is by trying addresses against many badges at once. */
function identifiersOf({ email, name }: Holder): readonly object[] {
  const salt = randomBytes(16).toString('hex');
  const hash = createHash('sha256')
    .update(email + salt)
    .digest('hex');
  const identity = { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, salt };
  return [
    { ...identity, identityType: 'emailAddress' },
    ...(name === null ? [] : [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }]),
  ];
}
