import type { Model } from '@logikit/sdk';
import type { SoundGroupName, Sounds } from '@logikit/sdk/sounds';

export type Audio = NonNullable<Model<'CommonProfile'>['audio']>;

export const soundParts = ['ui', 'narration', 'mentor', 'bg'] as const satisfies readonly SoundGroupName[];

/** Lets the page sound as the learner has chosen it, here or on another device. */
export function applyAudio(sounds: Pick<Sounds, 'configure' | 'mute'>, audio: Audio): void {
  for (const group of soundParts) {
    sounds.configure(group, { volume: audio[group].volume });
    sounds.mute(group, !audio[group].enabled);
  }
}

/** How the page sounds before anybody has saved anything. */
export function defaultAudio(sounds: Pick<Sounds, 'store'>): Audio {
  const state = sounds.store.getState();
  const of = (group: SoundGroupName) => ({ volume: state[group].settings.volume, enabled: !state[group].isMuted });
  return { ui: of('ui'), bg: of('bg'), narration: of('narration'), mentor: of('mentor') };
}

interface Profiles {
  getState(): { readonly profile: Pick<Model<'CommonProfile'>, 'audio'> | null };
  subscribe(listener: (state: ReturnType<Profiles['getState']>) => void): () => void;
}

/** Follows the profile: what was saved on any device holds on this one from its next start on. Answers with what stops it. */
export function followAudio(sounds: Pick<Sounds, 'configure' | 'mute'>, profiles: Profiles): () => void {
  let applied = 'null';
  const apply = ({ profile }: ReturnType<Profiles['getState']>): void => {
    const audio = profile?.audio ?? null;
    // A profile that is loaded again says nothing new.
    if (audio === null || JSON.stringify(audio) === applied) return;
    applied = JSON.stringify(audio);
    applyAudio(sounds, audio);
  };
  apply(profiles.getState());
  return profiles.subscribe(apply);
}
