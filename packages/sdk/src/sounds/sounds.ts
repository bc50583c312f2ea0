import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserPage, type Page } from '../page.ts';
import { type KeyValueStorage, sturdyStorage } from '../storage.ts';
import { createChoices } from './choices.ts';
import { createSoundGroup, type SoundGroup, type SoundGroupState } from './group.ts';
import { createHowlPlayable } from './howl.ts';
import type { CreatePlayable, Playable, SoundFile } from './playable.ts';
import { createSequencePlayable } from './sequence.ts';
import { soundDefaults, type SoundGroupName, soundGroups, type SoundGroupSettings } from './settings.ts';
import { createSpeechPlayable, type Speech } from './speech.ts';

export interface SoundsOptions {
  /** Where each group's volume, switch and mute are kept. Default: localStorage, if allowed. */
  readonly storage?: KeyValueStorage;
  /** What plays files. Default: howler, loaded with the first file. */
  readonly createPlayable?: CreatePlayable;
  /** For tests. */
  readonly page?: Page;
}

export type SoundsState = Readonly<Record<SoundGroupName, SoundGroupState>>;

/** All sounds of a page, in four groups. */
export interface Sounds {
  readonly store: StoreApi<SoundsState>;
  /** Resolves when what the learner chose at an earlier visit is in force. */
  readonly ready: Promise<void>;
  /** Names a file. Adding the same name again changes nothing. */
  add(group: SoundGroupName, id: string, file: SoundFile): void;
  /** Names words for the device's voice. */
  addSpeech(group: SoundGroupName, id: string, speech: Speech): void;
  /** Names files that are played one after the other. */
  addSequence(group: SoundGroupName, id: string, files: readonly SoundFile[]): void;
  remove(group: SoundGroupName, id: string): void;
  /** Before the first gesture browsers allow no sound: the play waits for it. */
  play(group: SoundGroupName, id: string): void;
  pause(group: SoundGroupName, id: string): void;
  stop(group: SoundGroupName, id: string): void;
  /** Plays of the group wait, in order, until every blocker has released it. */
  block(group: SoundGroupName, blocker: string): void;
  release(group: SoundGroupName, blocker: string): void;
  /** The learner's own switch; kept for the next visit. */
  mute(group: SoundGroupName, isMuted: boolean): void;
  configure(group: SoundGroupName, settings: Partial<SoundGroupSettings>): void;
  /** Silences every group while something outside plays, for instance a video. */
  muteAll(reason: string): void;
  unmuteAll(reason: string): void;
  close(): void;
}

const GESTURE = 'first gesture';

type Groups = Readonly<Record<SoundGroupName, SoundGroup>>;

export function createSounds(options: SoundsOptions = {}): Sounds {
  const { createPlayable = createHowlPlayable, page = browserPage } = options;
  const reasons = new Set<string>();
  const groups = byName((name) => createSoundGroup(soundDefaults[name], changed));
  const store = createStore<SoundsState>(() => statesOf(groups));
  const choices = createChoices(sturdyStorage(options.storage), (name, settings) =>
    groups[name].configure({ ...soundDefaults[name], ...settings }),
  );

  let isQuieting = false;
  function changed(): void {
    // Muting is itself a change: one round is enough.
    if (isQuieting) return;
    isQuieting = true;
    for (const name of soundGroups) {
      const isSilenced = choices.of(name)?.isMuted || reasons.size > 0;
      const shouldBe = isSilenced || isMutedByOthers(groups, name);
      if (groups[name].state().isMuted !== shouldBe) groups[name].mute(shouldBe);
    }
    isQuieting = false;
    store.setState(statesOf(groups));
  }

  const add = (group: SoundGroupName, id: string, create: () => Playable): void => groups[group].add(id, create);
  const stopWaiting = waitForGesture(groups, page);

  return {
    store,
    ready: choices.ready,
    add: (group, id, file) => add(group, id, () => createPlayable(file)),
    addSpeech: (group, id, speech) => add(group, id, () => createSpeechPlayable(speech)),
    addSequence: (group, id, files) => add(group, id, () => createSequencePlayable(files.map(createPlayable))),
    remove: (group, id) => groups[group].remove(id),
    play: (group, id) => groups[group].play(id),
    pause: (group, id) => groups[group].pause(id),
    stop: (group, id) => groups[group].stop(id),
    block: (group, blocker) => groups[group].block(blocker),
    release: (group, blocker) => groups[group].release(blocker),
    mute: (group, isMuted) => choices.choose(group, { isMuted }),
    configure: (group, settings) => choices.choose(group, { settings }),
    muteAll(reason) {
      reasons.add(reason);
      changed();
    },
    unmuteAll(reason) {
      reasons.delete(reason);
      changed();
    },
    close() {
      stopWaiting();
      for (const name of soundGroups) groups[name].close();
    },
  };
}

function byName(make: (name: SoundGroupName) => SoundGroup): Groups {
  return { ui: make('ui'), bg: make('bg'), narration: make('narration'), mentor: make('mentor') };
}

function statesOf({ ui, bg, narration, mentor }: Groups): SoundsState {
  return { ui: ui.state(), bg: bg.state(), narration: narration.state(), mentor: mentor.state() };
}

/** True while a group is heard before which this one falls silent. */
function isMutedByOthers(groups: Groups, name: SoundGroupName): boolean {
  if (!groups[name].state().settings.canBeMuted) return false;
  return soundGroups.some((other) => {
    const { settings, playing } = groups[other].state();
    return other !== name && settings.muteOther && playing.length > 0;
  });
}

/** Every group is blocked until the first gesture. */
function waitForGesture(groups: Groups, page: Page): () => void {
  for (const name of soundGroups) groups[name].block(GESTURE);
  const stopWaiting = page.on('gesture', () => {
    stopWaiting();
    for (const name of soundGroups) groups[name].release(GESTURE);
  });
  return stopWaiting;
}
