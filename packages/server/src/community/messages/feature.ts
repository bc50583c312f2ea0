import type { Feature } from '../../kernel/feature/index.ts';
import { messageRoutes } from './messages.routes.ts';

/** Messages between people, support and the platform. Their rows go with the person's own row. */
export function messages(): Feature {
  return { name: 'messages', routes: messageRoutes };
}
