export type Device = 'apple' | 'google' | 'desk';

/** Whose phone or tablet this is. An iPad says that it is a Mac, but no Mac has a screen to touch. */
export function deviceOf(navigator: { readonly userAgent: string; readonly maxTouchPoints: number }): Device {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return 'google';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'apple';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'apple' : 'desk';
}
