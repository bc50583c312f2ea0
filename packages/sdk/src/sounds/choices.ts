import type { KeyValueStorage } from '../storage.ts';
import { type SoundGroupName, soundGroups, type SoundGroupSettings } from './settings.ts';

/** What the learner or the page has said of a group. */
export interface Chosen {
  readonly settings?: Partial<SoundGroupSettings>;
  readonly isMuted?: boolean;
}

/** What was chosen for each group, at this visit and at those before. */
export interface Choices {
  /** Resolves when the choices of the earlier visit are in force. */
  readonly ready: Promise<void>;
  of(group: SoundGroupName): Chosen | undefined;
  /** Chooses, and keeps it for the next visit. */
  choose(group: SoundGroupName, change: Chosen): void;
}

const KEPT_AT = 'logikit.sounds';

/** `apply` is told all that is chosen of a group, each time that some of it is. */
export function createChoices(
  storage: KeyValueStorage,
  apply: (group: SoundGroupName, settings: Partial<SoundGroupSettings>) => void,
): Choices {
  const chosen = new Map<SoundGroupName, Chosen>();

  function choose(name: SoundGroupName, change: Chosen): void {
    const before = chosen.get(name);
    const next = { ...before, ...change, settings: { ...before?.settings, ...change.settings } };
    chosen.set(name, next);
    apply(name, next.settings);
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

  return {
    ready,
    of: (name) => chosen.get(name),
    choose(name, change) {
      choose(name, change);
      keep();
    },
  };
}
