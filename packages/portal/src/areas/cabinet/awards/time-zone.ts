import type { Client } from '@logikit/sdk';

const KEY = 'logikit.time-zone';

/** Tells the platform the time zone of this device, when it is another than the last time. */
export function tellTimeZone(client: Client, userId: number): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const told = `${userId} ${timeZone}`;
  if (read() === told) return;
  client.general.saveInterface({ body: { timeZone } }).then(
    () => keep(told),
    (error: unknown) => client.log('The time zone was not heard.', error),
  );
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(told: string): void {
  try {
    localStorage.setItem(KEY, told);
  } catch {
    // Then it is told again with the next visit.
  }
}
