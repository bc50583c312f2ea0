import { useEffect } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';

/** What a chunk has brought, for a widget that fetches it as soon as it is drawn itself. */
export function useLazyChunk<Parts>(chunk: LazyChunk<Parts>): Parts | undefined {
  // Follows the network: a chunk that was lost is asked for again with whatever is drawn next.
  useEffect(() => void chunk.load().catch(() => undefined));
  return chunk.use();
}
