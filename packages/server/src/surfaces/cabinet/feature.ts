import { calls } from '@logikit/contract';
import type { Feature } from '../../kernel/feature/index.ts';
import { route } from '../../kernel/http/index.ts';
import { commonProfile } from './common-profile.ts';
import { multiSettings } from './multi-settings.ts';
import { resetPupil } from './pupil-reset.ts';
import { wholeProfile } from './whole-profile.ts';

/** What the cabinet shows of a person, put together from many features. */
export function cabinet(): Feature {
  return {
    name: 'cabinet',
    routes: [
      route(calls.getCommonProfile, async ({ tx, user, clock }) =>
        user ? commonProfile(tx, user.id, clock.now()) : { commonProfile: null },
      ),
      route(calls.getProfile, ({ tx, user, clock }) => wholeProfile(tx, user, clock.now())),
      // NOTE: whoever asks first gets a row of their own, whose id the answer names.
      route(calls.getMultiSettings, ({ tx, user, clock }) => multiSettings(tx, user, clock.now()), { changes: true }),
      route(calls.resetUserProgress, async (input) => {
        await resetPupil(input);
        return { status: 'ok' };
      }),
    ],
  };
}
