import { createLazyChunk } from '../../lazy/lazy-chunk.ts';
import type { LazySource } from './lazy-source.ts';

/** The bundler's own way. */
export const lazyImports: LazySource = {
  scene: createLazyChunk(() => import('../parts/graphic-chunk.ts')),
  feedback: createLazyChunk(() => import('../parts/feedback/feedback-chunk.tsx')),
};
