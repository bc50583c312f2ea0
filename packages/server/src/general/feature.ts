import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { generalRoutes } from './general.routes.ts';

export function general({ config }: Context): Feature {
  return { name: 'general', routes: generalRoutes(config) };
}
