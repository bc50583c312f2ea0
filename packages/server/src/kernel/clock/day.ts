const DAY_MS = 86_400_000;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** The day 'YYYY-MM-DD' that a moment falls on in a zone. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatterOf(timeZone).format(moment);
}

/** Making a formatter takes 200 times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. People name theirs, and each may be written in many ways. */
const MOST_FORMATTERS = 1000;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The Swedish way to write a day is the one of ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week that a day belongs to (constant K-088). */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Days since 1970: a small number for what has one row per day. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
