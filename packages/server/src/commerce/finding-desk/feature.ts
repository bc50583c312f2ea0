import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { findingDeskRoutes } from './finding-desk.routes.ts';

/** What does not fit of payments, and how people of ours see to it. */
export const findingDesk: FeatureFactory = () => ({ name: 'finding-desk', routes: findingDeskRoutes });
