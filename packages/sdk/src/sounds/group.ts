import type { Playable } from './playable.ts';
import { createPlayers } from './players.ts';
import type { SoundGroupSettings } from './settings.ts';
import { createTurns } from './turns.ts';

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

export function createSoundGroup(first: SoundGroupSettings, changed: () => void): SoundGroup {
  const blockers = new Set<string>();
  let settings = first;
  let isMuted = false;
  const isBlocked = (): boolean => blockers.size > 0;
  const players = createPlayers(
    () => ({ volume: settings.volume, isMuted }),
    (id) => turns.finish(id),
  );
  const turns = createTurns({ players, settings: () => settings, isBlocked, changed });

  return {
    state: () => ({ settings, isMuted, isBlocked: isBlocked(), ...turns.now() }),
    add(id, create) {
      if (players.has(id)) return;
      players.add(id, create);
      if (settings.preload && settings.enabled && !isBlocked()) players.open(id)?.load();
      if (settings.autoplay) turns.play(id);
    },
    remove(id) {
      const playable = players.take(id);
      turns.finish(id);
      playable?.unload();
    },
    play: turns.play,
    pause(id) {
      players.opened(id)?.pause();
      turns.finish(id);
    },
    stop(id) {
      players.opened(id)?.stop();
      turns.finish(id);
    },
    block(blocker) {
      blockers.add(blocker);
      changed();
    },
    release(blocker) {
      if (!blockers.delete(blocker) || isBlocked()) return;
      if (settings.preload && settings.enabled) players.load();
      turns.release();
    },
    mute(next) {
      isMuted = next;
      for (const playable of players.all()) playable.setMuted(next);
      changed();
    },
    configure(next) {
      settings = next;
      if (!settings.enabled) turns.silence();
      for (const playable of players.all()) playable.setVolume(settings.volume);
      changed();
    },
    close() {
      turns.silence();
      for (const playable of players.all()) playable.unload();
      players.clear();
    },
  };
}
