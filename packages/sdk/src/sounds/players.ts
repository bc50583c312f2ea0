import type { Playable } from './playable.ts';

interface Sound {
  readonly create: () => Playable;
  playable?: Playable;
}

/** How a group's sounds are to be played. */
interface Manner {
  readonly volume: number;
  readonly isMuted: boolean;
}

/** What plays each sound of a group; made when it is first needed. */
export interface Players {
  has(id: string): boolean;
  add(id: string, create: () => Playable): void;
  /** The sound is nobody's any more; gives what has played it. */
  take(id: string): Playable | undefined;
  open(id: string): Playable | undefined;
  /** What was opened before. */
  opened(id: string): Playable | undefined;
  /** Opens all and has them load. */
  load(): void;
  /** All that were opened. */
  all(): readonly Playable[];
  clear(): void;
}

/** `ended` hears of every sound that has come to its end and does not begin again. */
export function createPlayers(manner: () => Manner, ended: (id: string) => void): Players {
  const sounds = new Map<string, Sound>();

  function open(id: string): Playable | undefined {
    const sound = sounds.get(id);
    if (!sound || sound.playable) return sound?.playable;
    const playable = sound.create();
    sound.playable = playable;
    const { volume, isMuted } = manner();
    playable.setVolume(volume);
    playable.setMuted(isMuted);
    playable.onEnd(() => {
      if (!playable.isLoop) ended(id);
    });
    return playable;
  }

  return {
    has: (id) => sounds.has(id),
    add: (id, create) => void sounds.set(id, { create }),
    take(id) {
      const playable = sounds.get(id)?.playable;
      sounds.delete(id);
      return playable;
    },
    open,
    opened: (id) => sounds.get(id)?.playable,
    load() {
      for (const id of sounds.keys()) open(id)?.load();
    },
    all: () => [...sounds.values()].flatMap(({ playable }) => playable ?? []),
    clear: () => sounds.clear(),
  };
}
