import { Type } from '@sinclair/typebox';
import { Count, Day, nullable, object, oneOf } from './basics.ts';

export const reportPeriods = ['week', 'month', 'all'] as const;
export const ReportQuery = object({ period: oneOf(reportPeriods) });

/** What was learnt in one stretch: a day, or a week that begins on that day. */
export const ReportStretch = object({ from: Day, minutes: Count, problems: Count, stars: Count });

export const skillLevels = ['strong', 'steady', 'growing'] as const;

/** How a kind of puzzle goes, against the learner's own others. */
export const ReportStrength = object({
  family: Type.String(),
  title: Type.String({ description: 'In the language of the request' }),
  problems: Count,
  firstTry: Type.Number({ minimum: 0, maximum: 1, description: 'Share closed without a mistake' }),
  level: oneOf(skillLevels),
});

export const LearningReport = object({
  period: oneOf(reportPeriods),
  step: oneOf(['day', 'week'] as const),
  from: Day,
  to: Day,
  stretches: Type.Array(ReportStretch),
  totals: object({ minutes: Count, problems: Count, flawless: Count, stars: Count, days: Count, theories: Count }),
  strengths: Type.Array(ReportStrength),
  since: nullable(Day),
});
