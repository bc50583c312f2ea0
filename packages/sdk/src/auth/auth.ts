import { createPatience, READING_MS } from '../http/patience.ts';
import { isUnreached } from '../http/retry.ts';
import { createChanges } from './changes.ts';
import { createSessionHolder } from './holder.ts';
import type { AuthInside, AuthParts } from './interface.ts';
import type { Session, SessionState } from './session.ts';
import { fromAnswer } from './source.ts';

export function createAuth(parts: AuthParts): AuthInside {
  const { http, source, tabs, clock } = parts;
  const holder = createSessionHolder(parts);
  const { session, get: current, set, renew } = holder;
  let starting: Promise<SessionState> | undefined;

  /** Without a connection what is held goes on; what is done meanwhile is sent when the platform can be reached. */
  async function begin(get: () => Promise<Session | null>, held = source.remembered): Promise<SessionState> {
    if (current()) return session.getState();
    const heldOffline = async (error: unknown) => {
      const mine = isUnreached(error) && (await held());
      if (!mine) throw error;
      return mine;
    };
    // Two tabs that open together: the second finds what the first one started.
    starting ??= tabs.alone(async () => set(await get().catch(heldOffline))).finally(() => (starting = undefined));
    const begun = starting;
    // Whoever waits is told; what was asked goes on, because a session that came after all would be lost.
    return createPatience(clock, READING_MS)(() => begun, http.failure);
  }

  async function token(): Promise<string | undefined> {
    await starting?.catch(() => undefined);
    const held = current();
    if (held && !holder.token()) {
      await renew(held.token).catch((error: unknown) => {
        if (!isUnreached(error)) throw error;
      });
    }
    // An old token helps nobody: without a connection a call goes out without one, and a service worker may answer it.
    return holder.token();
  }

  tabs.listen((message) => {
    const held = current();
    if (!held || !source.isShared()) return;
    if (message.type === 'signedOut') set(null);
    else if (message.userId !== held.userId) void renew().catch(() => set(null));
  });

  return {
    ...createChanges(parts, holder),
    session,
    resume: () => begin(source.renew),
    async start(start = {}) {
      const state = await begin(async () => (await source.renew()) ?? (await source.begin(start)));
      // A `resume` under way may have found a guest: then it is our turn.
      return state.status === 'guest' ? begin(() => source.begin(start)) : state;
    },
    adopt(answer, at = clock.now()) {
      const mine = fromAnswer(answer);
      const held = async () => ({ ...mine, issuedAt: mine.issuedAt + clock.now() - at });
      return begin(async () => ((await source.holds(mine)) ? held() : source.renew()), held);
    },
    token,
    renew,
    generation: holder.generation,
    close: holder.close,
  };
}
