import type { LateSource } from './late.ts';

/** The bundler's own way. The build of the elements puts `embed/late-source.ts` here, which checks every file's hash. */
export const lateSource: LateSource = {
  scene: () => import('./parts/scene.ts'),
  ornaments: () => import('./parts/ornaments.tsx'),
};
