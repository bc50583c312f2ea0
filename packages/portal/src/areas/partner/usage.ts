import type { Model } from '@logikit/sdk';

export const figures = ['sessions', 'opened', 'answers'] as const;

export type UsageDay = { readonly day: string } & Readonly<Record<(typeof figures)[number], number>>;

const DAY_MS = 86_400_000;

/** Every day of the usage, also those on which nothing happened; of one key, or of all when `key` is empty. */
export function daysOf(usage: Model<'PartnerUsage'>, key: string): readonly UsageDay[] {
  const [from, to] = [Date.parse(usage.from), Date.parse(usage.to)];
  const rows = usage.rows.filter((row) => key === '' || row.key === key);
  return Array.from({ length: Math.round((to - from) / DAY_MS) + 1 }, (_, index): UsageDay => {
    const day = new Date(from + index * DAY_MS).toISOString().slice(0, 10);
    const today = rows.filter((row) => row.day === day);
    const sum = (figure: (typeof figures)[number]): number => today.reduce((total, row) => total + row[figure], 0);
    return { day, sessions: sum('sessions'), opened: sum('opened'), answers: sum('answers') };
  });
}
