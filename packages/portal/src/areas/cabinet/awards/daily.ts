import { type Client, createDailyAward, type DailyAwardStore } from '@logikit/sdk';

const made = new WeakMap<Client, DailyAwardStore>();

/** The daily award of the page's client: the popup and whoever opens it look at the same one. */
export function dailyAward(client: Client): DailyAwardStore {
  const known = made.get(client) ?? createDailyAward(client);
  made.set(client, known);
  return known;
}
