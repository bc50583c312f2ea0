const FORM = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** Milliseconds of the epoch as 'YYYY-MM-DD HH:mm:ss' in UTC (rule D-165). Parts of a second are dropped. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds of the epoch. Throws a TypeError when the text is not a timestamp of the platform. */
export function fromTimestamp(timestamp: string): number {
  const milliseconds = FORM.test(timestamp) ? Date.parse(`${timestamp.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new TypeError(`Not a timestamp 'YYYY-MM-DD HH:mm:ss': ${timestamp}`);
  return milliseconds;
}
