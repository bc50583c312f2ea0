import { createSounds } from '@logikit/sdk/sounds';
import type { PlayerSounds, SoundName } from '../player/player-client.ts';

const names: readonly SoundName[] = ['tap', 'pick-up', 'put-down', 'right', 'not-yet', 'star'];

/** The player's short sounds, from the version's own folder. This file is fetched after the first gesture. */
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
  for (const name of names) sounds.add('ui', name, { src: [new URL(`sounds/${name}.wav`, import.meta.url).href] });
  return { play: (name) => sounds.play('ui', name), close: () => sounds.close() };
}
