import { randomUUID } from 'node:crypto';
import type { SocketMessage, Topic } from '@logikit/contract';
import type { Bus } from './bus.ts';

/** A process that has stopped meanwhile does not answer. */
const PATIENCE_MS = 1000;

export interface Telling {
  readonly topic: Topic;
  readonly payload: SocketMessage;
  /** Id of the one socket that shall not hear it. */
  readonly except: string | null;
}

/** Tells all sockets of a topic at once, in every process, and answers how many were told. Nothing is kept for later. */
export async function broadcastNow(bus: Bus, { topic, payload, except }: Telling): Promise<number> {
  const answerTo = `told.${randomUUID()}`;
  const answers: number[] = [];
  let hear = (): void => undefined;
  const forget = bus.subscribe((message) => {
    if (message.topic !== answerTo) return;
    answers.push(Number(message.payload));
    hear();
  });
  try {
    const processes = await bus.publish({ topic, payload, answerTo, ...(except === null ? {} : { except }) });
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      hear = () => {
        if (answers.length < processes) return;
        clearTimeout(late);
        resolve();
      };
      hear();
    });
  } finally {
    forget();
  }
  return answers.reduce((sum, count) => sum + count, 0);
}
