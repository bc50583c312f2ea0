import { type Model, numbers } from '@logikit/contract';
import { type Language, type Skill, standingOf, titlesOfFamily } from '@logikit/problems';
import { readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { addDays, dayIn, mondayOf } from '../../kernel/clock/index.ts';
import { type FamilyRow, type ReportDayRow, selectFamilies, selectReportDays } from './report.db.ts';

type Report = Model<'LearningReport'>;

export interface ReportWish {
  readonly userId: number;
  readonly period: Report['period'];
  readonly locale: string;
  readonly now: Date;
}

/** What a parent reads: minutes, problems and stars of a period, and what comes easily (page R-050). */
export async function readReport(tx: Tx, { userId, period, locale, now }: ReportWish): Promise<Report> {
  const { timeZone } = await readProfile(tx, userId);
  const today = dayIn(timeZone, now);
  const [known, families] = await Promise.all([selectReportDays(tx, userId, today), selectFamilies(tx, [userId])]);
  const since = known[0]?.day ?? null;
  const from = beginOf(period, today, since);
  const days = known.filter(({ day }) => day >= from);
  const step = period === 'all' ? 'week' : 'day';
  const length = step === 'week' ? 7 : 1;
  const stretches: Report['stretches'] = [];
  for (let begin = from; begin <= today; begin = addDays(begin, length)) {
    const end = addDays(begin, length);
    stretches.push({ from: begin, ...sums(days.filter(({ day }) => day >= begin && day < end)) });
  }
  return {
    period,
    step,
    from,
    to: today,
    stretches,
    totals: {
      ...sums(days),
      flawless: total(days, ({ flawless }) => flawless),
      theories: total(days, ({ theories }) => theories),
      days: days.filter(({ answers, theories }) => answers > 0 || theories > 0).length,
    },
    strengths: strengthsOf(families, locale),
    since,
  };
}

function beginOf(period: Report['period'], today: string, since: string | null): string {
  const { weekDays, monthDays, allWeeks } = numbers.report;
  if (period === 'week') return addDays(today, 1 - weekDays);
  if (period === 'month') return addDays(today, 1 - monthDays);
  const earliest = addDays(mondayOf(today), -7 * (allWeeks - 1));
  const first = mondayOf(since ?? today);
  return first > earliest ? first : earliest;
}

function sums(days: readonly ReportDayRow[]) {
  return {
    minutes: Math.round(total(days, ({ seconds }) => seconds) / 60),
    problems: total(days, ({ solved }) => solved),
    stars: total(days, ({ stars }) => stars),
  };
}

function total(days: readonly ReportDayRow[], value: (day: ReportDayRow) => number): number {
  return days.reduce((sum, day) => sum + value(day), 0);
}

const isRated = ({ problems }: FamilyRow): boolean => problems >= numbers.report.ratedFrom;

const titleOf = (family: string, locale: string): string => titlesOfFamily(family)[locale as Language] ?? ''; // the router lets only the contract's locales through

type Level = Report['strengths'][number]['level'];

const ease: Readonly<Record<Level, number>> = { strong: 0, steady: 1, growing: 2 };

/** The kinds that were practised most, those that come most easily first. */
function strengthsOf(families: readonly FamilyRow[], locale: string): Report['strengths'] {
  return families
    .filter(isRated)
    .map(({ family, problems, flawless, skill }) => ({
      family,
      title: titleOf(family, locale),
      problems,
      firstTry: flawless / problems,
      level: levelOf(skill),
    }))
    .filter(({ title }) => title !== '')
    .slice(0, numbers.report.kinds)
    .sort((a, b) => ease[a.level] - ease[b.level] || b.firstTry - a.firstTry || b.problems - a.problems);
}

/** How sure each of these learners is in the kinds that they practise most together, those that most of them know first. */
export async function readSkills(
  tx: Tx,
  { userIds, locale }: { readonly userIds: readonly number[]; readonly locale: string },
): Promise<Model<'ClassSkills'>> {
  const rated = (await selectFamilies(tx, userIds)).filter(isRated);
  const kinds = [...Map.groupBy(rated, ({ family }) => family)]
    .map(([family, rows]) => ({ family, title: titleOf(family, locale), rows }))
    .filter(({ title }) => title !== '')
    .sort((a, b) => b.rows.length - a.rows.length || (a.family < b.family ? -1 : 1))
    .slice(0, numbers.report.kinds);
  const levelIn = (rows: readonly FamilyRow[], userId: number) => {
    const row = rows.find((one) => one.userId === userId);
    return row ? levelOf(row.skill) : null;
  };
  return {
    kinds: kinds.map(({ family, title }) => ({ family, title })),
    rows: userIds.map((userId) => ({ userId, levels: kinds.map(({ rows }) => levelIn(rows, userId)) })),
  };
}

/** Against the learner's own ability, so that everybody has something that comes easily. */
function levelOf(skill: Skill | null): Level {
  const { strongFrom, growingTo } = numbers.report;
  const standing = skill ? standingOf(skill) : 0;
  if (standing >= strongFrom) return 'strong';
  return standing <= growingTo ? 'growing' : 'steady';
}
