import { Type } from '@sinclair/typebox';
import { certificateRequestStatuses, certificateTypes } from '../../values/statuses.ts';
import { anyOf, Count, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';

const certificate = {
  title: Type.String({ maxLength: 200 }),
  shortTitle: Type.String({ maxLength: 80 }),
  image: nullable(Type.String()),
  kind: oneOf(['course', 'season', 'event', 'quiz'] as const),
  example: nullable(Type.String()),
  stars: nullable(Count),
  purchaseIds: Type.Array(Id),
  blocksCount: nullable(Count),
  problemsCount: nullable(Count),
};

export const Certificate = object({
  id: Id,
  ...certificate,
  requested: Type.Boolean(),
  canDoRequest: Type.Boolean(),
  sent: Type.Boolean(),
});
export const CertificateDraft = object(certificate);
export const Certificates = object({ data: Type.Array(Certificate) });
export const ShareLink = object({ link: Type.String() });

const requestFields = {
  certificateId: Id,
  name: Type.String({ maxLength: 80 }),
  phone: Type.Optional(nullable(Type.String({ maxLength: 16 }))),
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

export const UserCertificate = object({
  id: Id,
  certificateId: Id,
  name: Type.String(),
  issuedAt: Timestamp,
  shareLink: Type.String(),
});
export const UserCertificates = object({ data: Type.Array(UserCertificate) });
export const UserCertificateBody = object({ certificateId: Id, name: Type.String({ minLength: 2, maxLength: 80 }) });
