import { keepText, keptText } from '../../../browser/kept.ts';

const DAY_MS = 86_400_000;

/** When somebody put something away, kept in this browser. Where storage is forbidden, everything is new each time. */
export function wasDismissed(name: string, withinDays: number, now: number): boolean {
  const at = Number(keptText(keyOf(name)) ?? Number.NaN);
  return now - at < withinDays * DAY_MS;
}

export function dismiss(name: string, now: number): void {
  keepText(keyOf(name), String(now));
}

function keyOf(name: string): string {
  return `logikit.dismissed.${name}`;
}
