import type { ClientFrame } from '@logikit/contract';

const MAX_TOPICS = 50;

/** Reads a frame of a client; null when it is none. */
export function readFrame(text: string): ClientFrame | null {
  const value = parse(text);
  if (!isRecord(value) || typeof value['id'] !== 'string' || value['id'].length > 64 || !isRecord(value['payload']))
    return null;
  const { id, type, payload } = value;
  if (type === 'auth') {
    const token = payload['token'];
    return typeof token === 'string' ? { id, type, payload: { token } } : null;
  }
  if (type !== 'subscribe' && type !== 'unsubscribe') return null;
  const topics = payload['topics'];
  const isList =
    Array.isArray(topics) && topics.length <= MAX_TOPICS && topics.every((topic) => typeof topic === 'string');
  return isList ? { id, type, payload: { topics: topics } } : null; // every one was looked at
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
