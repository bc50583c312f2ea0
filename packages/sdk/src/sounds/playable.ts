/** Anything that sounds: a file, or the device's voice. The rules of a group know nothing else of it. */
export interface Playable {
  readonly isLoop: boolean;
  load(): void;
  /** From the beginning, or from where it was paused. */
  play(): void;
  pause(): void;
  stop(): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  onEnd(run: () => void): void;
  unload(): void;
}

/** Files of one sound, the best format first. */
export interface SoundFile {
  readonly src: readonly string[];
  readonly loop?: boolean;
}

export type CreatePlayable = (file: SoundFile) => Playable;
