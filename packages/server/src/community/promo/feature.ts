import { calls, numbers } from '@logikit/contract';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { type Limit, route } from '../../kernel/http/index.ts';
import { rememberOrigin } from './origin.ts';
import { followAnswers } from '../../learning/progress/index.ts';
import { inviteByLetter, readReferral, rewardInviter, rewardInviters } from './referral.ts';

const letters: Limit = {
  name: 'invitations',
  points: numbers.referral.lettersPerDay,
  seconds: 86_400,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

/** Invitations, and where people come from. */
export const promo: FeatureFactory = ({ publicUrl }) => ({
  name: 'promo',
  onSignUp: async (signUp) => {
    const { tx, emit, clock, userId } = signUp;
    await rememberOrigin(signUp);
    if (signUp.isAccount) await rewardInviter({ tx, emit, now: clock.now() }, userId);
  },
  consumers: [followAnswers('promo', rewardInviters)],
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
