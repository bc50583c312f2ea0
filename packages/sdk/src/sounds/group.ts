import type { Playable } from './playable.ts';
import type { SoundGroupSettings } from './settings.ts';

/** What a group tells about itself. */
export interface SoundGroupState {
  readonly settings: SoundGroupSettings;
  readonly isMuted: boolean;
  readonly isBlocked: boolean;
  /** Sounds that may play: played, and not paused, stopped or ended since. */
  readonly enabled: readonly string[];
  /** Sounds that are heard now. */
  readonly playing: readonly string[];
}

export interface SoundGroup {
  state(): SoundGroupState;
  add(id: string, create: () => Playable): void;
  remove(id: string): void;
  play(id: string): void;
  pause(id: string): void;
  stop(id: string): void;
  /** Plays of a blocked group wait until every blocker has released it. */
  block(blocker: string): void;
  release(blocker: string): void;
  mute(isMuted: boolean): void;
  configure(settings: SoundGroupSettings): void;
  close(): void;
}

interface Sound {
  readonly create: () => Playable;
  playable?: Playable;
}

export function createSoundGroup(first: SoundGroupSettings, changed: () => void): SoundGroup {
  const sounds = new Map<string, Sound>();
  const blockers = new Set<string>();
  let settings = first;
  let isMuted = false;
  /** In the order of playing: the last one is the one to be heard in a group with a single active sound. */
  let enabled: readonly string[] = [];
  let playing: readonly string[] = [];
  let queue: readonly string[] = [];
  const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((each) => each !== id);

  function open(id: string): Playable | undefined {
    const sound = sounds.get(id);
    if (!sound || sound.playable) return sound?.playable;
    const playable = sound.create();
    sound.playable = playable;
    playable.setVolume(settings.volume);
    playable.setMuted(isMuted);
    playable.onEnd(() => {
      if (!playable.isLoop) finish(id);
    });
    return playable;
  }

  function play(id: string): void {
    if (!settings.enabled || !sounds.has(id)) return;
    if (blockers.size > 0) {
      queue = [...without(queue, id), id];
      return;
    }
    if (settings.singleActive) for (const other of without(playing, id)) sounds.get(other)?.playable?.pause();
    enabled = [...without(enabled, id), id];
    playing = settings.singleActive ? [id] : [...without(playing, id), id];
    open(id)?.play();
    changed();
  }

  /** The sound may not play any more; the one that was to play before it goes on. */
  function finish(id: string): void {
    queue = without(queue, id);
    enabled = without(enabled, id);
    playing = without(playing, id);
    resume();
    changed();
  }

  function resume(): void {
    const next = enabled.at(-1);
    if (settings.singleActive && playing.length === 0 && next !== undefined && blockers.size === 0) play(next);
  }

  function silence(): void {
    for (const id of enabled) sounds.get(id)?.playable?.stop();
    enabled = [];
    playing = [];
    queue = [];
  }

  return {
    state: () => ({ settings, isMuted, isBlocked: blockers.size > 0, enabled, playing }),
    add(id, create) {
      if (sounds.has(id)) return;
      sounds.set(id, { create });
      if (settings.preload && settings.enabled && blockers.size === 0) open(id)?.load();
      if (settings.autoplay) play(id);
    },
    remove(id) {
      const playable = sounds.get(id)?.playable;
      sounds.delete(id);
      finish(id);
      playable?.unload();
    },
    play,
    pause(id) {
      sounds.get(id)?.playable?.pause();
      finish(id);
    },
    stop(id) {
      sounds.get(id)?.playable?.stop();
      finish(id);
    },
    block(blocker) {
      blockers.add(blocker);
      changed();
    },
    release(blocker) {
      if (!blockers.delete(blocker) || blockers.size > 0) return;
      if (settings.preload && settings.enabled) for (const id of sounds.keys()) open(id)?.load();
      const waiting = queue;
      queue = [];
      for (const id of waiting) play(id);
      resume();
      changed();
    },
    mute(next) {
      isMuted = next;
      for (const { playable } of sounds.values()) playable?.setMuted(next);
      changed();
    },
    configure(next) {
      settings = next;
      if (!settings.enabled) silence();
      for (const { playable } of sounds.values()) playable?.setVolume(settings.volume);
      changed();
    },
    close() {
      silence();
      for (const { playable } of sounds.values()) playable?.unload();
      sounds.clear();
    },
  };
}
