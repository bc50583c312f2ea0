import type { PopupName } from '@logikit/sdk';
import type { ComponentType } from 'react';
import { localeOf } from '../../../words/locales.ts';
import { hasOpenedLogic } from '../../../browser/logic-opened.ts';
import { loadWords } from '../../../words/words.ts';
import type { PopupProps } from './windows/popup-window.tsx';

type Window = ComponentType<PopupProps>;

/** Each window is a chunk of its own: most visits show none. A popup that is not listed has no window here. */
const windows: Readonly<Partial<Record<PopupName, () => Promise<Window | null>>>> = {
  saveProgress: async () => {
    await loadWords(localeOf(location.pathname), ['social']);
    return (await import('./save/save-progress.tsx')).SaveProgress;
  },
  forceEmailCheck: async () => {
    await loadWords(localeOf(location.pathname), ['social']);
    return (await import('./save/save-progress.tsx')).ForcedCheck;
  },
  newLevel: async () => (await import('./windows/new-level.tsx')).NewLevel,
  seasonResult: async () => {
    await loadWords(localeOf(location.pathname), ['rating']);
    return (await import('./windows/season-result.tsx')).SeasonResult;
  },
  dailyAward: async () => (await import('./windows/daily-award.tsx')).DailyAward,
  boxes: async () => {
    await loadWords(localeOf(location.pathname), ['collections']);
    return (await import('./windows/boxes.tsx')).Boxes;
  },
  lowEnergy: async () => (await import('./windows/low-energy.tsx')).LowEnergy,
  bonusTrial: async () => (await import('./windows/trial-end.tsx')).TrialEnd,
  // Only for whoever has not opened logic yet (S-045).
  logicAbout: async () => (hasOpenedLogic() ? null : (await import('./windows/logic-about.tsx')).LogicAbout),
  blockerApp: async () => (await import('./windows/blocker-app.tsx')).BlockerApp,
};

const PAUSES_MS = [500, 2000];

/** The window of a popup, or null where it has none. A chunk that does not arrive is asked for three times. */
export async function loadWindow(name: PopupName): Promise<Window | null> {
  const load = windows[name];
  return load ? retried(load) : null;
}

/** For its test; the pauses are the real ones by default. */
export async function retried<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [pause, ...rest] = pauses;
  try {
    return await load();
  } catch (error) {
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return retried(load, rest);
  }
}
