import type { Model } from '@logikit/sdk';
import { client } from '../client.ts';
import { type SoundName, sounds } from './sounds.ts';

/** Controls of the shell that answer a press. The player and the road have sounds of their own. */
const pressed = '.lk-button, .lk-round, .tabs a, .chapter, [role=switch]';
const ownSounds = '[part], .lk-player';

/** What a change of the profile sounds like: the greatest thing that happened, once. */
export function soundOf(
  before: Pick<Model<'CommonProfile'>, 'userId' | 'level'>,
  after: Pick<Model<'CommonProfile'>, 'userId' | 'level'>,
): SoundName | null {
  return before.userId === after.userId && after.level > before.level ? 'level' : null;
}

/** Lets the cabinet be heard: a tap for each press, a ladder for a level. Answer with what stops it. */
export function startSounding(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(pressed) && !target.closest(ownSounds)) sounds().play('ui', 'tap');
  };
  addEventListener('click', onClick);
  const stopFollowing = client().profile.store.subscribe((now, before) => {
    const name = now.profile && before.profile ? soundOf(before.profile, now.profile) : null;
    if (name) sounds().play('ui', name);
  });
  return () => {
    removeEventListener('click', onClick);
    stopFollowing();
  };
}
