import { createSounds } from '@logikit/sdk/sounds';
import notYet from '../../../assets/sounds/not-yet.wav';
import pickUp from '../../../assets/sounds/pick-up.wav';
import putDown from '../../../assets/sounds/put-down.wav';
import right from '../../../assets/sounds/right.wav';
import star from '../../../assets/sounds/star.wav';
import tap from '../../../assets/sounds/tap.wav';
import type { PlayerSounds, SoundName } from '../../player/player-client.ts';

/** The bytes themselves: the hash of this file holds for them, too, and the first sound waits for no request. */
const sources: Readonly<Record<SoundName, string>> = {
  tap,
  'pick-up': pickUp,
  'put-down': putDown,
  right,
  'not-yet': notYet,
  star,
};

/** The player's short sounds. This file is fetched after the first gesture. */
export function openSounds(): PlayerSounds & { close(): void } {
  const sounds = createSounds({
    // On a stranger's origin nothing is remembered: `no-sound` is the host's switch.
    storage: {
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
    },
    page: {
      isVisible: () => document.visibilityState !== 'hidden',
      isOnline: () => navigator.onLine,
      // The gesture that sounds wait for is the one that fetched this file; nothing else of the page concerns them.
      on: (event, run) => {
        if (event === 'gesture') queueMicrotask(run);
        return () => undefined;
      },
    },
  });
  // The specification's group of interface sounds is off until somebody turns it on.
  sounds.configure('ui', { enabled: true });
  for (const [name, bytes] of Object.entries(sources))
    sounds.add('ui', name, { src: [`data:audio/wav;base64,${bytes}`] });
  return { play: (name) => sounds.play('ui', name), close: () => sounds.close() };
}
