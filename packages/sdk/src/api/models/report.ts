// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface LearningReport {
  readonly period: 'week' | 'month' | 'all';
  readonly step: 'day' | 'week';
  readonly from: string;
  readonly to: string;
  readonly stretches: ReportStretch[];
  readonly totals: {
    readonly minutes: number;
    readonly problems: number;
    readonly flawless: number;
    readonly stars: number;
    readonly days: number;
    readonly theories: number;
  };
  readonly strengths: ReportStrength[];
  readonly since: string | null;
}

export interface ReportQuery {
  readonly period: 'week' | 'month' | 'all';
}

export interface ReportStrength {
  readonly family: string;
  /** In the language of the request */
  readonly title: string;
  readonly problems: number;
  /** Share closed without a mistake */
  readonly firstTry: number;
  readonly level: 'strong' | 'steady' | 'growing';
}

export interface ReportStretch {
  readonly from: string;
  readonly minutes: number;
  readonly problems: number;
  readonly stars: number;
}

/** The shapes above by name. */
export interface ReportModels {
  readonly LearningReport: LearningReport;
  readonly ReportQuery: ReportQuery;
  readonly ReportStrength: ReportStrength;
  readonly ReportStretch: ReportStretch;
}
