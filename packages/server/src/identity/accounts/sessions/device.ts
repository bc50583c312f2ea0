const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Yandex'],
  [/\bOPR\//, 'Opera'],
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a person recognises a place by, such as `Chrome, Android`; null where the browser says nothing that we know. */
export function deviceOf(agent: string | null): string | null {
  const names = [browsers, systems].flatMap((list) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? []);
  return names.length > 0 ? names.join(', ') : null;
}
