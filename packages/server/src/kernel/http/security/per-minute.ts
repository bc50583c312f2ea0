import type { Limit } from '../route.ts';

/** So many requests of one address within a minute. */
export const perMinute = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: 60,
  key: ({ address }) => address,
  byAddress: true,
});
