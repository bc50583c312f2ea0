import type { User } from '../http/index.ts';

const PUBLIC_TOPICS: readonly string[] = ['events', 'config'];

/** A person's own topic and the public ones; everything else is somebody else's. */
export function canSubscribe(user: Pick<User, 'id'>, topic: string): boolean {
  return topic === `user.${user.id}` || PUBLIC_TOPICS.includes(topic);
}

/** What the platform tells itself when a session ends. Nobody can subscribe to it. */
export function sessionTopic(sessionId: string): string {
  return `session.${sessionId}`;
}
