import type { Client } from '@logikit/sdk';
import { keepText, keptText } from '../../../browser/kept.ts';

const KEY = 'logikit.time-zone';

/** Tells the platform the time zone of this device, when it is another than the last time. */
export function tellTimeZone(client: Client, userId: number): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const told = `${userId} ${timeZone}`;
  if (keptText(KEY) === told) return;
  client.general.saveInterface({ body: { timeZone } }).then(
    () => keepText(KEY, told),
    (error: unknown) => client.log('The time zone was not heard.', error),
  );
}
