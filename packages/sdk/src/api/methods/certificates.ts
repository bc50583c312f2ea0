// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  Certificate,
  CertificateDraft,
  CertificateList,
  CertificateListQuery,
  CertificateRequest,
  CertificateRequestBody,
  CertificateSharingBody,
  Certificates,
  DeskMove,
  DeskQuery,
  DeskRequest,
  DeskRequests,
  ShareLink,
  ShownCertificate,
  ShownCertificateQuery,
  UserBadge,
  UserCertificate,
  UserCertificateBody,
  UserCertificateQuery,
  UserCertificates,
} from '../models/certificate.ts';
import type { IdBody, IdPath } from '../models/id.ts';
import type { StatusOk } from '../models/status.ts';
export interface CertificatesApi {
  /** Cancels a request where its status allows it. Refuses with `invalidTransition`. */
  cancelCertificateRequest(input: { readonly body: IdBody }, options?: CallOptions): Promise<CertificateRequest>;
  /** Saves a new certificate. */
  createCertificate(input: { readonly body: CertificateDraft }, options?: CallOptions): Promise<Certificate>;
  /** One certificate. */
  getCertificate(input: { readonly params: IdPath }, options?: CallOptions): Promise<Certificate>;
  /** Picture of the certificate, 1754 × 1240. */
  getCertificatePreview(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Link to the public page of a logic certificate. Refuses with `notAvailable`. */
  getCertificateShareLink(input: { readonly params: IdPath }, options?: CallOptions): Promise<ShareLink>;
  /** Picture for sharing, 1200 × 630. */
  getCertificateSharePreview(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** What is printed and sent: a page of A4. */
  getDeskSheet(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** A certificate that its owner shares, or the example of one, for the page of a partner. Refuses with `originNotAllowed`, `keyRevoked`, `tooManyRequests`. */
  getShownCertificate(
    input: { readonly query: ShownCertificateQuery },
    options?: CallOptions,
  ): Promise<ShownCertificate>;
  /** Whether a badge is held for an own certificate, and what is missing for one. */
  getUserBadge(input: { readonly params: IdPath }, options?: CallOptions): Promise<UserBadge>;
  /** The badge as a document with an embedded proof (Open Badges 3.0, eddsa-rdfc-2022). Refuses with `notAvailable`. */
  getUserBadgeFile(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** The badge as a picture that holds it, as Open Badges 3.0 bakes one. Refuses with `notAvailable`. */
  getUserBadgeImage(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** One own certificate. */
  getUserCertificate(input: { readonly params: IdPath }, options?: CallOptions): Promise<UserCertificate>;
  /** An own certificate to be printed: a page of A4. */
  getUserCertificateFile(
    input: { readonly params: IdPath; readonly query?: UserCertificateQuery },
    options?: CallOptions,
  ): Promise<ArrayBuffer>;
  /** Picture of an own certificate. */
  getUserCertificateImage(
    input: { readonly params: IdPath; readonly query?: UserCertificateQuery },
    options?: CallOptions,
  ): Promise<ArrayBuffer>;
  /** Issues an earned certificate. Refuses with `notEarned`. */
  issueUserCertificate(input: { readonly body: UserCertificateBody }, options?: CallOptions): Promise<UserCertificate>;
  /** Certificates and requests by target lesson. */
  listCertificateRequests(
    input?: { readonly query?: CertificateListQuery },
    options?: CallOptions,
  ): Promise<CertificateList>;
  /** Certificates with what is missing for each. */
  listCertificates(input?: Record<string, never>, options?: CallOptions): Promise<Certificates>;
  /** Requests on paper that stand so, those that have waited longest first. */
  listDeskRequests(input: { readonly query: DeskQuery }, options?: CallOptions): Promise<DeskRequests>;
  /** Own certificates, or those of a pupil. */
  listUserCertificates(
    input?: { readonly query?: UserCertificateQuery },
    options?: CallOptions,
  ): Promise<UserCertificates>;
  /** The list has been seen. */
  lookCertificateList(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Says what has become of a request on paper, and writes a letter of it. Refuses with `invalidTransition`. */
  moveDeskRequest(
    input: { readonly params: IdPath; readonly body: DeskMove },
    options?: CallOptions,
  ): Promise<DeskRequest>;
  /** Saves a request; each missing field is flagged. Refuses with `invalidTransition`, `notEarned`, `parentZoneClosed`. */
  saveCertificateRequest(
    input: { readonly body: CertificateRequestBody },
    options?: CallOptions,
  ): Promise<CertificateRequest>;
  /** Opens the public page of an own certificate, or closes it: each time it is opened it has a new address. Refuses with `parentZoneClosed`. */
  shareUserCertificate(
    input: { readonly params: IdPath; readonly body: CertificateSharingBody },
    options?: CallOptions,
  ): Promise<UserCertificate>;
  /** Takes a badge for a certificate, or gives it back: whoever checks it then reads that it is good no more. Refuses with `notAvailable`, `parentZoneClosed`. */
  takeUserBadge(
    input: { readonly params: IdPath; readonly body: CertificateSharingBody },
    options?: CallOptions,
  ): Promise<UserBadge>;
  /** Changes a certificate. */
  updateCertificate(
    input: { readonly params: IdPath; readonly body: CertificateDraft },
    options?: CallOptions,
  ): Promise<Certificate>;
}
