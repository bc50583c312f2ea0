import { Type } from '@sinclair/typebox';
import { colourPattern, colourTokens, fontPattern, sizePattern, sizeTokens } from '../../values/appearance.ts';
import { Count, Id, nullable, object, Timestamp } from '../basics.ts';

const Key = Type.String({ pattern: '^pk_[A-Za-z0-9_]{1,60}$' });
const Origin = Type.String({ maxLength: 260, description: 'Scheme, host and port as a browser sends them' });
const Threads = Type.Array(Id, { maxItems: 500 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in UTC' });

/** A publishable key. Only pages at one of its origins may use it; an empty list refuses every page. */
export const PartnerKey = object({
  key: Key,
  name: Type.String(),
  origins: Type.Array(Origin),
  allowsLocalhost: Type.Boolean({ description: 'Any port of localhost, for those who develop' }),
  threads: Type.Array(Id, { description: 'Paid threads that it shows; free ones it shows always' }),
  withShop: Type.Boolean({ description: 'Its pages show the shop to a grown-up who signs in there' }),
  createdAt: Timestamp,
  revokedAt: nullable(Timestamp),
});
export const PartnerKeyDraft = object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  origins: Type.Array(Origin, { maxItems: 50 }),
  allowsLocalhost: Type.Boolean(),
  /** Of those that the platform has given; left out: as they were. */
  threads: Type.Optional(Threads),
  /** Left out: as it was, and not at first. */
  withShop: Type.Optional(Type.Boolean()),
});
export const PartnerKeyPath = object({ key: Key });

/** A secret that one-time tokens are signed with; what it says is shown once. `endsAt`: a newer one takes its place. */
export const PartnerSecret = object({ kid: Type.String(), createdAt: Timestamp, endsAt: nullable(Timestamp) });
export const NewPartnerSecret = object({ kid: Type.String(), secret: Type.String() });

const optional = (names: readonly string[], pattern: string) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.String({ pattern }))]));

/** Appearance tokens by name without `--logikit-`; what is left out looks as we made it. */
export const Appearance = Type.Unsafe<Readonly<Record<string, string>>>(
  object({
    ...optional(colourTokens, colourPattern),
    ...optional(sizeTokens, sizePattern),
    ...optional(['font'], fontPattern),
  }),
);
export const PartnerAppearance = object({ appearance: Appearance });

export const PartnerStanding = object({ isOwner: Type.Boolean() });

export const PartnerConsole = object({
  tenant: object({ slug: Type.String(), name: Type.String() }),
  /** Paid threads that the platform lets keys show. */
  threads: Type.Array(object({ id: Id, title: Type.String(), course: Type.String() })),
  /** Schools whose boards its keys show. */
  schools: Type.Array(object({ id: Id, name: Type.String() })),
  keys: Type.Array(PartnerKey),
  secrets: Type.Array(PartnerSecret),
  appearance: Appearance,
});

export const PartnerUsageQuery = object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) });
/** One row per day and key that was used; days without any are left out. */
export const PartnerUsage = object({
  from: Day,
  to: Day,
  rows: Type.Array(object({ day: Day, key: Key, sessions: Count, opened: Count, answers: Count })),
});

const Base64Url = (length: number) => Type.String({ pattern: `^[\\w-]{${length}}$` });

/** What a partner's page asks for when somebody shall sign in: PKCE with S256 (RFC 7636). */
export const PageCodeRequest = object({
  key: Key,
  origin: Origin,
  challenge: Base64Url(43),
  state: Type.String({ pattern: '^[\\w-]{16,64}$' }),
});
export const PageCode = object({ code: Type.String() });
export const PageLogin = object({
  key: Key,
  code: Type.String({ maxLength: 80 }),
  verifier: Type.String({ pattern: '^[\\w.~-]{43,128}$' }),
  state: Type.String({ maxLength: 64 }),
  keep: Type.Optional(Type.Unsafe<'account' | 'anonymous'>({ enum: ['account', 'anonymous'], type: 'string' })),
});
