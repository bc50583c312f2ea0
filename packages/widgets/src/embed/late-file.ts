import { useEffect, useState } from 'react';
import type { EmbedApi } from './protocol.ts';
import { addRules } from './sheet.ts';
import type { PublishedFile } from './words.ts';

/** A file that nobody waits for. When it did not arrive, it is asked for again as soon as something of it is to be shown. */
export interface LateFile<Parts> {
  readonly load: (api: EmbedApi) => void;
  /** What it has brought, as soon as it is there. */
  readonly use: () => Parts | undefined;
}

export function lateFile<Parts extends { readonly rules: string }>(published: () => PublishedFile): LateFile<Parts> {
  let file: Parts | undefined;
  let coming: Promise<void> | undefined;
  let bring: EmbedApi['load'] | undefined;
  const waiting = new Set<() => void>();
  const load = (): void => {
    coming ??= bring?.(...published()).then(
      (arrived) => {
        file = arrived as Parts; // the build has put these parts into this file
        addRules(file.rules);
        for (const tell of waiting) tell();
      },
      () => void (coming = undefined),
    );
  };
  return {
    load(api) {
      // Not the whole of it: an element that a page throws away must not be kept.
      bring = api.load;
      load();
    },
    use() {
      const [now, show] = useState(file);
      // Follows the network, and asks again what it has lost.
      useEffect(() => {
        const tell = (): void => show(file);
        tell();
        load();
        waiting.add(tell);
        return () => void waiting.delete(tell);
      });
      return now;
    },
  };
}
