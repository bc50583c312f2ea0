const DAY_MS = 86_400_000;

/** When somebody put something away, kept in this browser. Where storage is forbidden, everything is new each time. */
export function wasDismissed(name: string, withinDays: number, now: number): boolean {
  try {
    const at = Number(localStorage.getItem(keyOf(name)) ?? Number.NaN);
    return now - at < withinDays * DAY_MS;
  } catch {
    return false;
  }
}

export function dismiss(name: string, now: number): void {
  try {
    localStorage.setItem(keyOf(name), String(now));
  } catch {
    // Then it comes again with the next visit.
  }
}

function keyOf(name: string): string {
  return `logikit.dismissed.${name}`;
}
