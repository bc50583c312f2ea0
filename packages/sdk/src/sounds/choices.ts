import { isRecord, jsonOf, readJson } from '@logikit/contract';
import type { SturdyStorage } from '../storage.ts';
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
  storage: SturdyStorage,
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
    const kept = readJson(await storage.getItem(KEPT_AT));
    if (!isRecord(kept)) return;
    for (const name of soundGroups) {
      const since = chosen.get(name);
      const before = chosenIn(kept[name]);
      // What the page has said since it asked the storage wins, part by part.
      if (before) choose(name, { ...before, ...since, settings: { ...before.settings, ...since?.settings } });
    }
  }

  function keep(): void {
    // Not before the choices of the earlier visit are known, or they would be written over.
    if (!isRestored) return void ready.then(keep);
    void storage.setItem(KEPT_AT, jsonOf(Object.fromEntries(chosen)));
  }

  let isRestored = false;
  const ready = restore().then(() => void (isRestored = true));

  return {
    ready,
    of: (name) => chosen.get(name),
    choose(name, change) {
      choose(name, change);
      keep();
    },
  };
}

/** What was kept of a group, as far as it is what is kept there. */
function chosenIn(value: unknown): Chosen | null {
  if (!isRecord(value)) return null;
  const { isMuted, settings } = value;
  const kept = Object.entries(isRecord(settings) ? settings : {}).filter(([name, setting]) =>
    name === 'volume' ? typeof setting === 'number' && setting >= 0 && setting <= 1 : typeof setting === 'boolean',
  );
  return { ...(typeof isMuted === 'boolean' && { isMuted }), settings: Object.fromEntries(kept) };
}
