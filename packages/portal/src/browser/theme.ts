import { forgetText, keepText, keptText } from './kept.ts';

/** The two themes of the specification: light 1 and laboratory 0. */
export type Theme = 'light' | 'laboratory';

const KEY = 'logikit.theme';

const DARK = '(prefers-color-scheme:dark)';

/**
 * Runs before the first paint, so that nobody sees the wrong theme flash: what is kept here, else what the device asks for.
 * Its hash is in the page's policy.
 */
export const themeScript = `(function(t){try{t=localStorage.getItem('${KEY}')}catch(e){}if(t==='laboratory'||t!=='light'&&matchMedia('${DARK}').matches)document.documentElement.dataset.theme='laboratory'})()`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'laboratory' ? 'laboratory' : 'light';
}

export function chooseTheme(theme: Theme): void {
  keepText(KEY, theme);
  show(theme);
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Somebody else takes the device: their profile says which theme is theirs. */
export function forgetTheme(): void {
  forgetText(KEY);
}

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the document is the truth, several switches may show it. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Preferring {
  readonly isThemeChosen: boolean;
  readonly isLightTheme: boolean;
  readonly courseTL: number;
}

/**
 * The look that the person chose, on whatever device; before that what was chosen on this one, else light for preschool,
 * else as the device asks (rule D-187). It is kept here for the first paint of the next page.
 */
export function applyProfileTheme({ isThemeChosen, isLightTheme, courseTL }: Preferring): void {
  if (isThemeChosen) return chooseTheme(isLightTheme ? 'light' : 'laboratory');
  if (isKept()) return;
  if (courseTL !== 2 && courseTL !== 3) chooseTheme('light');
  else show(deviceTheme());
}

function isKept(): boolean {
  const text = keptText(KEY);
  return text === 'laboratory' || text === 'light';
}

function deviceTheme(): Theme {
  return matchMedia(DARK).matches ? 'laboratory' : 'light';
}

/** Follows the device as long as nothing is kept here; returns the way to stop. */
export function followDeviceTheme(): () => void {
  const dark = matchMedia(DARK);
  const follow = (): void => {
    if (!isKept()) show(deviceTheme());
  };
  dark.addEventListener('change', follow);
  return () => dark.removeEventListener('change', follow);
}
