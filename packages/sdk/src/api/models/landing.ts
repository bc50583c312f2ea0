// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { Picture } from './picture.ts';

export interface LandingCount {
  /** Publishable key of the page */
  readonly key: string;
  /** In a frame of ours: origin of the page around it */
  readonly parent?: string;
  readonly kind: 'course' | 'event' | 'partner';
  readonly name: string;
  readonly variant?: string;
  readonly moment: 'shown' | 'solved' | 'started';
}

export interface LandingUsage {
  readonly from: string;
  readonly to: string;
  readonly rows: {
    readonly kind: 'course' | 'event' | 'partner';
    readonly name: string;
    readonly variant: string | null;
    readonly shown: number;
    readonly solved: number;
    readonly started: number;
    readonly share: {
      readonly least: number;
      readonly most: number;
    } | null;
  }[];
}

export interface ShownLanding {
  readonly kind: 'course' | 'event' | 'partner';
  readonly name: string;
  readonly slides: {
    readonly title: string;
    readonly text: string;
    readonly image: Picture | null;
  }[];
  readonly action: string;
  readonly problem: number | null;
  readonly link: string;
}

export interface ShownLandingQuery {
  /** Publishable key of the page */
  readonly key: string;
  /** In a frame of ours: origin of the page around it */
  readonly parent?: string;
  readonly course?: string;
  readonly event?: string;
  readonly partner?: string;
}

/** The shapes above by name. */
export interface LandingModels {
  readonly LandingCount: LandingCount;
  readonly LandingUsage: LandingUsage;
  readonly ShownLanding: ShownLanding;
  readonly ShownLandingQuery: ShownLandingQuery;
}
