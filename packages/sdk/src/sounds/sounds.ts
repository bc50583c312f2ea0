import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserPage, type Page } from '../page.ts';
import { defaultStorage, type KeyValueStorage } from '../storage.ts';
import { createSoundGroup, type SoundGroup, type SoundGroupState } from './group.ts';
import { createHowlPlayable } from './howl.ts';
import type { CreatePlayable, Playable, SoundFile } from './playable.ts';
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

interface Chosen {
  readonly settings?: Partial<SoundGroupSettings>;
  readonly isMuted?: boolean;
}

const KEPT_AT = 'logikit.sounds';
const GESTURE = 'first gesture';

export function createSounds(options: SoundsOptions = {}): Sounds {
  const { storage = defaultStorage(), createPlayable = createHowlPlayable, page = browserPage } = options;
  const chosen = new Map<SoundGroupName, Chosen>();
  const reasons = new Set<string>();
  const byName = (make: (name: SoundGroupName) => SoundGroup): Readonly<Record<SoundGroupName, SoundGroup>> => ({
    ui: make('ui'),
    bg: make('bg'),
    narration: make('narration'),
    mentor: make('mentor'),
  });
  const groups = byName((name) => createSoundGroup(soundDefaults[name], changed));
  const store = createStore<SoundsState>(read);

  function read(): SoundsState {
    const { ui, bg, narration, mentor } = groups;
    return { ui: ui.state(), bg: bg.state(), narration: narration.state(), mentor: mentor.state() };
  }

  let isQuieting = false;
  function changed(): void {
    // Muting is itself a change: one round is enough.
    if (isQuieting) return;
    isQuieting = true;
    for (const name of soundGroups) {
      const shouldBe = shouldBeMuted(name);
      if (groups[name].state().isMuted !== shouldBe) groups[name].mute(shouldBe);
    }
    isQuieting = false;
    store.setState(read());
  }

  function shouldBeMuted(name: SoundGroupName): boolean {
    if (chosen.get(name)?.isMuted || reasons.size > 0) return true;
    if (!groups[name].state().settings.canBeMuted) return false;
    return soundGroups.some((other) => {
      const { settings, playing } = groups[other].state();
      return other !== name && settings.muteOther && playing.length > 0;
    });
  }

  function choose(name: SoundGroupName, change: Chosen): void {
    const before = chosen.get(name);
    const next = { ...before, ...change, settings: { ...before?.settings, ...change.settings } };
    chosen.set(name, next);
    groups[name].configure({ ...soundDefaults[name], ...next.settings });
  }

  async function restore(): Promise<void> {
    const text = await storage.getItem(KEPT_AT);
    const kept = text === null ? {} : (JSON.parse(text) as Partial<Record<SoundGroupName, Chosen>>);
    for (const name of soundGroups) {
      const since = chosen.get(name);
      // What the page has said since it asked the storage wins, part by part.
      if (kept[name])
        choose(name, { ...kept[name], ...since, settings: { ...kept[name].settings, ...since?.settings } });
    }
  }

  function keep(): void {
    // Not before the choices of the earlier visit are known, or they would be written over.
    if (!isRestored) return void ready.then(keep);
    void Promise.resolve(storage.setItem(KEPT_AT, JSON.stringify(Object.fromEntries(chosen)))).catch(() => undefined);
  }

  let isRestored = false;
  const ready = restore()
    .catch(() => undefined)
    .then(() => void (isRestored = true));
  const add = (group: SoundGroupName, id: string, create: () => Playable): void => groups[group].add(id, create);

  for (const name of soundGroups) groups[name].block(GESTURE);
  const stopWaiting = page.on('gesture', () => {
    stopWaiting();
    for (const name of soundGroups) groups[name].release(GESTURE);
  });

  return {
    store,
    ready,
    add: (group, id, file) => add(group, id, () => createPlayable(file)),
    addSpeech: (group, id, speech) => add(group, id, () => createSpeechPlayable(speech)),
    remove: (group, id) => groups[group].remove(id),
    play: (group, id) => groups[group].play(id),
    pause: (group, id) => groups[group].pause(id),
    stop: (group, id) => groups[group].stop(id),
    block: (group, blocker) => groups[group].block(blocker),
    release: (group, blocker) => groups[group].release(blocker),
    mute(group, isMuted) {
      choose(group, { isMuted });
      keep();
    },
    configure(group, settings) {
      choose(group, { settings });
      keep();
    },
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
