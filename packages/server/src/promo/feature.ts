import { calls, numbers } from '@logikit/contract';
import type { FeatureFactory } from '../feature.ts';
import { type Limit, route } from '../http/route.ts';
import { inviteByLetter, readReferral } from './referral.ts';

const letters: Limit = {
  name: 'invitations',
  points: numbers.referral.lettersPerDay,
  seconds: 86_400,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

/** Invitations. Where people come from is written where they start and register: origin.ts. */
export const promo: FeatureFactory = ({ publicUrl }) => ({
  name: 'promo',
  routes: [
    route(calls.getReferral, (input) => readReferral({ ...input, publicUrl }), { changes: true }),
    route(
      calls.inviteByLetter,
      async (input) => {
        await inviteByLetter({ ...input, publicUrl }, input.body.email);
        return { status: 'ok' };
      },
      { limits: [letters] },
    ),
  ],
});
