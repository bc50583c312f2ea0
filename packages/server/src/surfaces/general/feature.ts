import type { Context, Feature } from '../../kernel/feature/index.ts';
import { generalRoutes } from './general.routes.ts';

export function general({ config }: Context): Feature {
  return { name: 'general', routes: generalRoutes(config) };
}
