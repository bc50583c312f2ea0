const WEEK_MS = 7 * 86_400_000;

/** Whoever was last seen before this day has been away for a week. */
export function weekBefore(now: number): string {
  return new Date(now - WEEK_MS).toISOString().slice(0, 10);
}
