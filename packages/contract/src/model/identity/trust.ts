import { Type } from '@sinclair/typebox';
import { Id, NewSecret, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { StatusOk } from '../status.ts';

/** One of the two: the secret of the letter's link, or the code that stands in it, typed where it was asked for. */
export const EmailConfirmation = object({
  secret: Type.Optional(Type.String({ minLength: 20, maxLength: 80 })),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
});

/** `hasPassword` is false when the account can still be given its first one. */
export const EmailConfirmed = object({ status: StatusOk.properties.status, hasPassword: Type.Boolean() });

export const FirstPassword = object({
  secret: Type.String({ minLength: 20, maxLength: 80 }),
  password: NewSecret,
});

export const consentPurposes = ['emailMarketing', 'analytics', 'publicRating', 'thirdPartySharing'] as const;

/** What somebody allows beyond learning (rule D-098), each by itself. */
export const Consents = object({
  userId: Id,
  /** The wording that is asked now. */
  textVersion: Type.String(),
  /** False where only a parent may decide, and none has confirmed an address. */
  canChange: Type.Boolean(),
  consents: Type.Array(
    object({
      purpose: oneOf(consentPurposes),
      isGiven: Type.Boolean(),
      /** When it was last decided, and on which wording; null: never asked. */
      decidedAt: nullable(Timestamp),
      textVersion: nullable(Type.String()),
    }),
  ),
});

/** `cardId`: a pupil whose card the caller holds; left out: the caller. */
export const ConsentQuery = object({ cardId: Type.Optional(Id) });
export const ConsentBody = object({
  cardId: Type.Optional(Id),
  purpose: oneOf(consentPurposes),
  isGiven: Type.Boolean(),
  textVersion: Type.String({ maxLength: 20 }),
});

/** Everything that is kept about somebody and their pupils, by table. */
export const PersonalData = object({
  createdAt: Timestamp,
  people: Type.Array(
    object({
      userId: Id,
      tables: Type.Array(object({ table: Type.String(), rows: Type.Array(Type.Unknown()) })),
    }),
  ),
});

/** `confirmation` is the person's own e-mail or user name, typed. `password`: for those who have one. */
export const AccountClosing = object({
  confirmation: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.Optional(Type.String({ maxLength: 200 })),
});
export const AccountClosed = object({ status: StatusOk.properties.status, erasedAt: Timestamp });
export const AccountReturn = object({ secret: Type.String({ minLength: 20, maxLength: 80 }) });
