export const soundGroups = ['ui', 'bg', 'narration', 'mentor'] as const;
export type SoundGroupName = (typeof soundGroups)[number];

/** How the sounds of a group behave. */
export interface SoundGroupSettings {
  /** 0 to 1. */
  readonly volume: number;
  /** Loads a sound when it is added; otherwise when it is first played. */
  readonly preload: boolean;
  /** A group that is off plays nothing. */
  readonly enabled: boolean;
  /** Plays a sound as soon as it is added. */
  readonly autoplay: boolean;
  /** Falls silent while a group with `muteOther` plays. */
  readonly canBeMuted: boolean;
  /** Silences the groups that can be muted while one of its sounds plays. */
  readonly muteOther: boolean;
  /** Only one of its sounds plays at a time. */
  readonly singleActive: boolean;
}

const BASE: SoundGroupSettings = {
  volume: 0.5,
  preload: true,
  enabled: true,
  autoplay: false,
  canBeMuted: false,
  muteOther: false,
  singleActive: false,
};

/** From the specification. */
export const soundDefaults: Readonly<Record<SoundGroupName, SoundGroupSettings>> = {
  ui: { ...BASE, enabled: false },
  bg: { ...BASE, volume: 0.1, preload: false, enabled: false, canBeMuted: true },
  narration: { ...BASE, muteOther: true, singleActive: true },
  mentor: { ...BASE, muteOther: true },
};
