import { Type } from '@sinclair/typebox';
import { certificateRequestStatuses, certificateTypes } from '../../values/statuses.ts';
import { paperNameLength } from '../../values/paper-name.ts';
import { anyOf, Count, Id, nullable, object, oneOf, SmallCount, TargetLessonId, text, Timestamp } from '../basics.ts';
import { Picture } from '../picture.ts';
import { paged, pageFields } from '../paged.ts';

const PaperName = Type.String({ minLength: paperNameLength.least, maxLength: paperNameLength.most });

const certificate = {
  title: Type.String({ maxLength: 200 }),
  shortTitle: Type.String({ maxLength: 80 }),
  image: nullable(text(400)),
  kind: oneOf(['course', 'season', 'event', 'quiz'] as const),
  example: nullable(text(400)),
  /** Of which course the numbers are; left out or null: of all courses together. */
  targetLesson: Type.Optional(nullable(TargetLessonId)),
  /** What it takes; null: does not matter (rule D-130). */
  stars: nullable(SmallCount),
  purchaseIds: Type.Array(Id, { maxItems: 60 }),
  blocksCount: nullable(SmallCount),
  problemsCount: nullable(SmallCount),
};
/** Milestones of a course, in percent of its problems. */
export const certificateShares = [25, 50, 75, 100] as const;

export const Certificate = object({
  id: Id,
  ...certificate,
  targetLesson: nullable(TargetLessonId),
  /** Of a milestone of a course: its percent. */
  share: nullable(oneOf(certificateShares)),
  /** What the caller has done of what it takes. */
  done: object({ stars: Count, blocksCount: Count, problemsCount: Count }),
  /** The caller's own one, once it is issued. */
  userCertificateId: nullable(Id),
  /** On paper, and on its way. */
  requested: Type.Boolean(),
  /** Earned, and nothing is asked for. */
  canDoRequest: Type.Boolean(),
  /** It has left us. */
  sent: Type.Boolean(),
  /** Earned since the caller has looked at the list. */
  isNew: Type.Boolean(),
});
export const CertificateDraft = object(certificate);
export const Certificates = object({ data: Type.Array(Certificate) });
export const ShareLink = object({ link: Type.String() });

const requestFields = {
  certificateId: Id,
  name: Type.String({ maxLength: 80 }),
  /** As people write numbers, with spaces and brackets. */
  phone: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  address: Type.Optional(nullable(Type.String({ maxLength: 300 }))),
  type: anyOf(certificateTypes),
};
export const CertificateRequest = object({
  id: Id,
  ...requestFields,
  status: anyOf(certificateRequestStatuses),
});
export const CertificateRequestBody = object({ id: Type.Optional(Id), ...requestFields });
export const CertificateListQuery = object({
  parts: Type.Optional(Type.String({ maxLength: 200 })),
  targetLessons: Type.Optional(Type.String({ pattern: '^[1-5](,[1-5]){0,4}$' })),
});
export const CertificateList = object({
  certificates: Type.Array(Certificate),
  requests: Type.Array(CertificateRequest),
});

const { REQUESTED, SENT, REJECTED, DELIVERED } = certificateRequestStatuses;
const DeskStatus = anyOf({ REQUESTED, SENT, REJECTED, DELIVERED });
/** A request on paper, as whoever sends it sees it. */
export const DeskRequest = object({
  id: Id,
  /** Of the course, in the language of the certificate. */
  title: Type.String(),
  share: nullable(oneOf(certificateShares)),
  locale: Type.String(),
  name: Type.String(),
  phone: nullable(Type.String()),
  address: nullable(Type.String()),
  status: DeskStatus,
  /** How the carrier calls it; null: nobody has said. */
  tracking: nullable(Type.String()),
  changedAt: Timestamp,
});
export const DeskRequests = paged(DeskRequest);
export const DeskQuery = object({ ...pageFields, status: DeskStatus });
export const DeskMove = object({
  status: DeskStatus,
  tracking: Type.Optional(nullable(Type.String({ maxLength: 80 }))),
});

export const ShownCertificateQuery = object({
  key: Type.String({ maxLength: 80, description: 'Publishable key of the page' }),
  parent: Type.Optional(
    Type.String({ maxLength: 200, description: 'In a frame of ours: origin of the page around it' }),
  ),
  token: Type.Optional(Type.String({ maxLength: 80, description: 'Of the public page, what stands behind /c/' })),
  certificate: Type.Optional(Id),
});
export const ShownCertificate = object({
  /** As its owner has typed it; null: an example. */
  name: nullable(Type.String()),
  title: Type.String(),
  /** Its public page; of an example, where one's own are. */
  link: Type.String(),
  /** The sheet itself, its letters drawn. */
  sheet: Picture,
});

export const UserCertificate = object({
  id: Id,
  certificateId: Id,
  title: Type.String(),
  name: Type.String(),
  issuedAt: Timestamp,
  /** Grows with each new name: an address of its picture that holds it is that of one picture. */
  version: Count,
  /** The public page; null while it is not shared (rule D-252). */
  shareLink: nullable(Type.String()),
  /** Whether the caller decides about sharing: a grown-up, for themselves or for a pupil. */
  canShare: Type.Boolean(),
});
export const UserCertificates = object({ data: Type.Array(UserCertificate) });
/** `cardId`: a pupil whose card the caller holds; left out: the caller. */
export const UserCertificateQuery = object({ cardId: Type.Optional(Id) });
export const UserCertificateBody = object({ certificateId: Id, name: PaperName });
export const CertificateSharingBody = object({
  /** The pupil whose it is; left out: the caller's own. */
  cardId: Type.Optional(Id),
  isOn: Type.Boolean(),
});

/** The badge that goes with an own certificate (rule D-254). */
export const UserBadge = object({
  isHeld: Type.Boolean(),
  /** `email`: nobody has confirmed an address; `consent`: nobody has said yes to showing a child to others. Null: nothing. */
  needs: nullable(oneOf(['email', 'consent'] as const)),
  /** Whether the caller decides about it: a grown-up, for themselves or for a pupil. */
  canTake: Type.Boolean(),
});
