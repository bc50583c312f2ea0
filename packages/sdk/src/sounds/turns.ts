import type { Players } from './players.ts';
import type { SoundGroupSettings } from './settings.ts';

interface Group {
  readonly players: Players;
  settings(): SoundGroupSettings;
  isBlocked(): boolean;
  changed(): void;
}

/** Which sounds of a group may play, and which are heard. */
export interface Turns {
  now(): { readonly enabled: readonly string[]; readonly playing: readonly string[] };
  play(id: string): void;
  /** The sound may not play any more; the one that was to play before it goes on. */
  finish(id: string): void;
  /** The group is not blocked any more: what has waited plays, and what was to play goes on. */
  release(): void;
  silence(): void;
}

export function createTurns({ players, settings, isBlocked, changed }: Group): Turns {
  /** In the order of playing: the last one is the one to be heard in a group with a single active sound. */
  let enabled: readonly string[] = [];
  let playing: readonly string[] = [];
  let queue: readonly string[] = [];
  const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((each) => each !== id);

  function play(id: string): void {
    const { enabled: isOn, singleActive } = settings();
    if (!isOn || !players.has(id)) return;
    if (isBlocked()) {
      queue = [...without(queue, id), id];
      return;
    }
    if (singleActive) for (const other of without(playing, id)) players.opened(other)?.pause();
    enabled = [...without(enabled, id), id];
    playing = singleActive ? [id] : [...without(playing, id), id];
    players.open(id)?.play();
    changed();
  }

  function resume(): void {
    const next = enabled.at(-1);
    if (settings().singleActive && playing.length === 0 && next !== undefined && !isBlocked()) play(next);
  }

  return {
    now: () => ({ enabled, playing }),
    play,
    finish(id) {
      queue = without(queue, id);
      enabled = without(enabled, id);
      playing = without(playing, id);
      resume();
      changed();
    },
    release() {
      const waiting = queue;
      queue = [];
      for (const id of waiting) play(id);
      resume();
      changed();
    },
    silence() {
      for (const id of enabled) players.opened(id)?.stop();
      enabled = [];
      playing = [];
      queue = [];
    },
  };
}
