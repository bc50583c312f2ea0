/** A timestamp of the platform, 'YYYY-MM-DD HH:mm:ss' in UTC. */
export function dateOf(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}Z`);
}
