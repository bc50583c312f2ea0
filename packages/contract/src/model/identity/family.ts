import { Type } from '@sinclair/typebox';
import { Count, Id, nullable, object, oneOf, TargetLessonId, Timestamp } from '../basics.ts';
import { StatusOk } from '../status.ts';

/** How a road and its exercises open: one after the other, or everything at once (rule D-014). */
export const lockSchemes = ['sequential', 'open'] as const;

/** A pupil of a family, as those who share its devices see them. */
export const FamilyPupil = object({
  cardId: Id,
  displayName: Type.String(),
  targetLesson: TargetLessonId,
  gradeId: nullable(Count),
  lockScheme: oneOf(lockSchemes),
  avatar: nullable(Type.String()),
  avatarBorderUrl: nullable(Type.String()),
  stars: Count,
  level: Count,
});

export const Family = object({
  /** Who holds the cards: the caller, or who has handed the device to the caller. Null: a pupil on their own. */
  owner: nullable(object({ userId: Id, displayName: Type.String(), avatar: nullable(Type.String()) })),
  isOwner: Type.Boolean({ description: 'The caller holds the cards' }),
  hasPin: Type.Boolean({ description: 'The way back to the owner asks for a PIN' }),
  limit: nullable(Type.Integer({ description: 'How many cards the owner may hold; null: none may be added' })),
  pupils: Type.Array(FamilyPupil),
});

const name = Type.String({ maxLength: 80 });
const grade = Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 11 })));

export const NewPupil = object({ name, targetLesson: TargetLessonId, gradeId: grade });
export const PupilAdded = object({ status: StatusOk.properties.status, cardId: Id });
export const PupilChange = object({
  cardId: Id,
  name: Type.Optional(name),
  targetLesson: Type.Optional(TargetLessonId),
  gradeId: grade,
  lockScheme: Type.Optional(oneOf(lockSchemes)),
});

/** The gate between a child's pages and those of the grown-ups (rule D-096). */
export const ParentZone = object({
  isSeparated: Type.Boolean({ description: 'False: this account has no gate' }),
  isOpen: Type.Boolean(),
  until: nullable(Timestamp),
  question: nullable(object({ a: Count, b: Count }, 'What the product is asked of; null: it is open')),
  needsPin: Type.Boolean(),
  isPurseOpen: Type.Boolean({ description: 'Money may be moved, too: the grown-up has shown who they are' }),
  /** What shows it; null: signing in again. */
  purseKey: nullable(oneOf(['pin', 'password'] as const)),
});
export const ParentZoneKey = object({
  answer: Type.Integer({ minimum: 0, maximum: 9999 }),
  pin: Type.Optional(Type.String({ maxLength: 12 })),
});
export const PurseKey = object({
  pin: Type.Optional(Type.String({ maxLength: 12 })),
  password: Type.Optional(Type.String({ maxLength: 200 })),
});
export const PinBody = object({ pin: nullable(Type.String({ pattern: '^[0-9]{4,6}$' })) });
