import { client } from '../../client/client.ts';

/** Sends one change and shows what has become of it. */
export type Change = (send: () => Promise<unknown>) => void;

/** Sends one change of a friendship or a like. What is known of people is asked for anew after it. */
export async function changeFriends(send: () => Promise<unknown>): Promise<void> {
  await send();
  client().people.forget();
}
