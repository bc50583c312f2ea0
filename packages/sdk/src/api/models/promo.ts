// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { Appearance } from './partner.ts';

export interface MtsTokenBody {
  readonly mtstoken: string;
}

export interface PartnerPage {
  readonly partner: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly points: {
    readonly title: string;
    readonly text: string;
  }[];
  readonly junior: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly success: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly registration: {
    readonly type: number;
    readonly goal: number[];
  };
  readonly appearance: Appearance;
}

export interface PartnerPath {
  readonly partner: string;
}

/** The shapes above by name. */
export interface PromoModels {
  readonly MtsTokenBody: MtsTokenBody;
  readonly PartnerPage: PartnerPage;
  readonly PartnerPath: PartnerPath;
}
