/** A timestamp of the platform, 'YYYY-MM-DD HH:mm:ss' in UTC, in milliseconds. */
export function momentOf(timestamp: string): number {
  return Date.parse(`${timestamp.replace(' ', 'T')}Z`);
}
