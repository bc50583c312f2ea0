import { forgetText, keepText, keptText } from './kept.ts';

/** The two themes of the specification: light 1 and laboratory 0. */
export type Theme = 'light' | 'laboratory';

const KEY = 'logikit.theme';

/** Runs before the first paint, so that nobody sees the wrong theme flash. Its hash is in the page's policy. */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='laboratory'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'laboratory' ? 'laboratory' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keepText(KEY, theme);
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

/** The theme that the person chose; before any choice, the profile's own (rule D-187). */
export function applyProfileTheme(profile: { readonly isLightTheme: boolean }): void {
  const chosen = keptText(KEY);
  if (chosen !== 'laboratory' && chosen !== 'light')
    document.documentElement.dataset['theme'] = profile.isLightTheme ? 'light' : 'laboratory';
  for (const listener of listeners) listener();
}
