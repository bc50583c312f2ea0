// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { Picture } from './picture.ts';

export interface Certificate {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string | null;
  readonly kind: 'course' | 'season' | 'event' | 'quiz';
  readonly example: string | null;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5 | null;
  readonly stars: number | null;
  readonly purchaseIds: number[];
  readonly blocksCount: number | null;
  readonly problemsCount: number | null;
  readonly share: 25 | 50 | 75 | 100 | null;
  readonly done: {
    readonly stars: number;
    readonly blocksCount: number;
    readonly problemsCount: number;
  };
  readonly userCertificateId: number | null;
  readonly requested: boolean;
  readonly canDoRequest: boolean;
  readonly sent: boolean;
  readonly isNew: boolean;
}

export interface CertificateDraft {
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string | null;
  readonly kind: 'course' | 'season' | 'event' | 'quiz';
  readonly example: string | null;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5 | null;
  readonly stars: number | null;
  readonly purchaseIds: number[];
  readonly blocksCount: number | null;
  readonly problemsCount: number | null;
}

export interface CertificateList {
  readonly certificates: Certificate[];
  readonly requests: CertificateRequest[];
}

export interface CertificateListQuery {
  readonly parts?: string;
  readonly targetLessons?: string;
}

export interface CertificateRequest {
  readonly id: number;
  readonly certificateId: number;
  readonly name: string;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly type: 0 | 1;
  readonly status: -1 | 0 | 1 | 2 | 3 | 4 | 5;
}

export interface CertificateRequestBody {
  readonly id?: number;
  readonly certificateId: number;
  readonly name: string;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly type: 0 | 1;
}

export interface CertificateSharingBody {
  readonly cardId?: number;
  readonly isOn: boolean;
}

export interface Certificates {
  readonly data: Certificate[];
}

export interface DeskMove {
  readonly status: 0 | 1 | 2 | 3;
  readonly tracking?: string | null;
}

export interface DeskQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly status: 0 | 1 | 2 | 3;
}

export interface DeskRequest {
  readonly id: number;
  readonly title: string;
  readonly share: 25 | 50 | 75 | 100 | null;
  readonly locale: string;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly status: 0 | 1 | 2 | 3;
  readonly tracking: string | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly changedAt: string;
}

export interface DeskRequests {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: DeskRequest[];
}

export interface ShareLink {
  readonly link: string;
}

export interface ShownCertificate {
  readonly name: string | null;
  readonly title: string;
  readonly link: string;
  /** A drawing as data: viewBox [x, y, width, height] and nested [tag, attributes, ...children]. */
  readonly sheet: Picture;
}

export interface ShownCertificateQuery {
  /** Publishable key of the page */
  readonly key: string;
  /** In a frame of ours: origin of the page around it */
  readonly parent?: string;
  /** Of the public page, what stands behind /c/ */
  readonly token?: string;
  readonly certificate?: number;
}

export interface UserBadge {
  readonly isHeld: boolean;
  readonly needs: 'email' | 'consent' | null;
  readonly canTake: boolean;
}

export interface UserCertificate {
  readonly id: number;
  readonly certificateId: number;
  readonly title: string;
  readonly name: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly issuedAt: string;
  readonly version: number;
  readonly shareLink: string | null;
  readonly canShare: boolean;
}

export interface UserCertificateBody {
  readonly certificateId: number;
  readonly name: string;
}

export interface UserCertificateQuery {
  readonly cardId?: number;
}

export interface UserCertificates {
  readonly data: UserCertificate[];
}

/** The shapes above by name. */
export interface CertificateModels {
  readonly Certificate: Certificate;
  readonly CertificateDraft: CertificateDraft;
  readonly CertificateList: CertificateList;
  readonly CertificateListQuery: CertificateListQuery;
  readonly CertificateRequest: CertificateRequest;
  readonly CertificateRequestBody: CertificateRequestBody;
  readonly CertificateSharingBody: CertificateSharingBody;
  readonly Certificates: Certificates;
  readonly DeskMove: DeskMove;
  readonly DeskQuery: DeskQuery;
  readonly DeskRequest: DeskRequest;
  readonly DeskRequests: DeskRequests;
  readonly ShareLink: ShareLink;
  readonly ShownCertificate: ShownCertificate;
  readonly ShownCertificateQuery: ShownCertificateQuery;
  readonly UserBadge: UserBadge;
  readonly UserCertificate: UserCertificate;
  readonly UserCertificateBody: UserCertificateBody;
  readonly UserCertificateQuery: UserCertificateQuery;
  readonly UserCertificates: UserCertificates;
}
