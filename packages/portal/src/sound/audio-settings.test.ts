import { createSounds } from '@logikit/sdk/sounds';
import { expect, it } from 'vitest';
import { type Audio, followAudio, defaultAudio } from './audio-settings.ts';

const quiet = { volume: 0.2, enabled: true };
const audio: Audio = { ui: { volume: 0.8, enabled: false }, bg: quiet, narration: quiet, mentor: quiet };
const silent = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

interface State {
  readonly profile: { readonly audio: Audio | null } | null;
}

/** Stands for the store of the profile. */
function profilesOf(state: State) {
  const listeners = new Set<(state: State) => void>();
  let now = state;
  return {
    getState: () => now,
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setState: (next: State) => {
      now = next;
      for (const listener of listeners) listener(next);
    },
  };
}

it('[K-130] what was saved on one device holds on another from its start on, and a later choice there stays', () => {
  const sounds = createSounds({ storage: silent });
  const profiles = profilesOf({ profile: null });
  const stop = followAudio(sounds, profiles);
  const before = defaultAudio(sounds);
  profiles.setState({ profile: { audio: null } });
  expect(defaultAudio(sounds)).toEqual(before);
  profiles.setState({ profile: { audio } });
  expect(defaultAudio(sounds)).toEqual(audio);
  // The same profile, loaded again, does not undo what was just pressed.
  sounds.mute('ui', false);
  profiles.setState({ profile: { audio: { ...audio } } });
  expect(defaultAudio(sounds).ui.enabled).toBe(true);
  profiles.setState({ profile: { audio: { ...audio, bg: { volume: 0, enabled: false } } } });
  expect(defaultAudio(sounds).bg).toEqual({ volume: 0, enabled: false });
  stop();
  profiles.setState({ profile: { audio } });
  expect(defaultAudio(sounds).bg.volume).toBe(0);
  sounds.close();
});

it('a profile that is there already is followed at once', () => {
  const sounds = createSounds({ storage: silent });
  followAudio(sounds, profilesOf({ profile: { audio } }))();
  expect(defaultAudio(sounds)).toEqual(audio);
  sounds.close();
});
