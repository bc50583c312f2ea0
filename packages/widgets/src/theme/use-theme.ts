import { useSyncExternalStore } from 'react';

/** What a widget may be told to wear; `auto` is what the device prefers. */
export const themes = ['light', 'laboratory', 'auto'] as const;
export type Theme = (typeof themes)[number];

const isDark = '(prefers-color-scheme: dark)';

/** The theme to draw, which changes with the device when it is `auto`. */
export function useTheme(theme: Theme = 'light'): 'light' | 'laboratory' {
  const prefersDark = useSyncExternalStore(subscribe, isDarkNow, never);
  if (theme === 'auto') return prefersDark ? 'laboratory' : 'light';
  return theme;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(isDark);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isDarkNow(): boolean {
  return matchMedia(isDark).matches;
}

/** A server knows no device. */
function never(): boolean {
  return false;
}
