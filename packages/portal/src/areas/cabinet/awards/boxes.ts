import type { Client, Model } from '@logikit/sdk';
import { useSyncExternalStore } from 'react';

type Boxes = readonly Model<'UserBox'>[];

let waiting: Boxes = [];
const listeners = new Set<() => void>();

export function setWaitingBoxes(boxes: Boxes): void {
  waiting = boxes;
  for (const listener of listeners) listener();
}

/** Asks the platform for the boxes that were won and not opened. */
export async function loadWaitingBoxes(client: Client): Promise<Boxes> {
  const { data } = await client.awards.listBoxNotifications();
  setWaitingBoxes(data);
  return data;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The boxes that were won and not opened, as far as is known: whoever shows the popups asks. */
export function useWaitingBoxes(): Boxes {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  );
}
