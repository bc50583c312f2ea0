import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { seedCourses } from './seed.ts';

/** Fills the catalogue. Prepares before whatever names threads of it. */
export const seeding: FeatureFactory = ({ sql, log }) => ({
  name: 'seeding',
  prepare: () => seedCourses(sql, log),
});
