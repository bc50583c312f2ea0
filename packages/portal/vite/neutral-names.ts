import type { Plugin } from 'vite';

/** Words in the filter lists of ad blockers: a file that bears one is not fetched, and what needs it stays white. */
const blocked = new Set(
  `ad ads adv advert adverts advertisement advertising affiliate affiliates analytic analytics banner banners beacon
  cmp collect collector consent consents cookie cookies counter gdpr marketing metric metrics newsletter pixel pixels popup
  popups promo promos referral share shares sharing social sponsor sponsors stat statistics stats telemetry track tracker
  trackers tracking`.split(/\s+/),
);

/** True of a file name that a filter list may know. */
export function isBlocked(fileName: string): boolean {
  return fileName
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => blocked.has(word));
}

interface Named {
  readonly name?: string | undefined;
  readonly names?: readonly string[];
}

/** Refuses a build with a file that ad blockers know by its name. */
export function assertNeutral(fileNames: readonly string[]): void {
  const known = fileNames.filter(isBlocked);
  if (known.length > 0)
    throw new Error(`Ad blockers know files by these names, call them otherwise: ${known.join(', ')}`);
}

/** Calls a file of the site by its hash alone where its own name would be blocked. Hexadecimal hashes spell no word. */
export function neutralNames(): Plugin {
  const nameFor =
    (ending: string) =>
    ({ name, names }: Named): string =>
      `assets/${isBlocked(names?.[0] ?? name ?? '') ? '' : '[name]-'}[hash]${ending}`;
  return {
    name: 'logikit-neutral-names',
    apply: 'build',
    outputOptions(output) {
      // What prerenders the pages calls pictures and sheets as the browser's build does, and its own scripts as it likes.
      const isClient = this.environment.name === 'client';
      const scripts = isClient && { entryFileNames: nameFor('.js'), chunkFileNames: nameFor('.js') };
      return { ...output, ...scripts, hashCharacters: 'hex', assetFileNames: nameFor('[extname]') };
    },
    generateBundle(_output, bundle) {
      if (this.environment.name === 'client') assertNeutral(Object.keys(bundle));
    },
  };
}
