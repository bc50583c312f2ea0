import * as calls from '@logikit/contract/calls/identity/auth';
import { switchUser } from '@logikit/contract/calls/identity/profile';
import type { Model } from '../api/models.ts';
import { ApiError } from '../http/errors.ts';
import { send } from '../http/send.ts';
import type { Auth, AuthParts } from './interface.ts';
import type { SessionHolder } from './holder.ts';
import type { Session, SessionState } from './session.ts';
import { fromAnswer } from './source.ts';

type Changes = Pick<
  Auth,
  'login' | 'register' | 'enter' | 'loginOnPage' | 'switchTo' | 'joinClass' | 'logout' | 'beforeLeaving'
>;

/** Signing in as another, and signing out. */
export function createChanges({ http, source, tabs }: AuthParts, holder: SessionHolder): Changes {
  const leavers = new Set<() => Promise<void>>();

  const leave = (): Promise<unknown> => Promise.all([...leavers].map((run) => run()));

  async function enter(get: () => Promise<Model<'Session'>>): Promise<SessionState> {
    await leave();
    const next = fromAnswer(await get());
    await source.adopt(next);
    return setForAll(next);
  }

  /** Like the holder's `set`, and tells the other tabs. */
  function setForAll(next: Session | null, without?: 'ended'): SessionState {
    tabs.tell(next ? { type: 'signedIn', userId: next.userId } : { type: 'signedOut' });
    return holder.set(next, without);
  }

  return {
    login: (body) => enter(() => send(http, calls.authenticate, { body })),
    register: (body) => enter(() => send(http, calls.register, { body })),
    enter,
    loginOnPage: (body) => enter(() => send(http, calls.loginOnPage, { body })),
    async switchTo(userId) {
      await leave();
      await send(http, switchUser, { body: { userId } });
      return tabs.alone(async () => setForAll(await source.renew(), 'ended'));
    },
    joinClass: (body) => enter(() => send(http, calls.joinByTeacherCode, { body })),
    async logout() {
      await leave();
      holder.isLeaving = true;
      try {
        await send(http, calls.logout, {});
      } catch (error) {
        // The session is over already, e.g. because it was ended everywhere: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      } finally {
        holder.isLeaving = false;
        await source.forget();
        setForAll(null);
      }
    },
    beforeLeaving(run) {
      leavers.add(run);
      return () => void leavers.delete(run);
    },
  };
}
