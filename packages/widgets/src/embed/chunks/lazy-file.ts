import { createLazyChunk, type LazyChunk } from '../../lazy/lazy-chunk.ts';
import type { EmbedApi } from '../protocol.ts';
import { addRules } from '../runtime/sheet.ts';
import { loadWords, type PublishedFile } from '../runtime/words.ts';

/** A lazy chunk through the loader, which checks its hash. It brings the rules of its own beside its parts. */
export function lazyFile<Parts>({ load }: EmbedApi, published: PublishedFile): LazyChunk<Parts> {
  return createLazyChunk(async () => {
    const [file] = await Promise.all([load(...published), loadWords(load)]);
    const brought = file as Parts & { readonly rules: string }; // the build has put these parts into this file
    addRules(brought.rules);
    return brought;
  });
}
