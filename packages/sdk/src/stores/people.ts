import { numbers } from '@logikit/contract';
import type { UsersApi } from '../api/methods.ts';
import type { Model } from '../api/models.ts';
import type { Core } from '../core.ts';

export type PublicProfile = Model<'PublicProfile'>;

/** Public profiles of others, asked for together and kept for ten minutes (rule D-174). */
export interface People {
  /** The profile of this person, or null when there is none. Throws what the network or the platform said. */
  get(id: number): Promise<PublicProfile | null>;
  /** As many answers as ids, in their order. */
  list(ids: readonly number[]): Promise<readonly (PublicProfile | null)[]>;
  /** Forgets one: it has changed. Without an id everybody is forgotten. */
  forget(id?: number): void;
  close(): void;
}

type Around = Pick<Core, 'clock' | 'auth'> & { readonly users: Pick<UsersApi, 'listUsers'> };

interface Kept {
  readonly profile: PublicProfile | null;
  readonly until: number;
}

class Waiting {
  resolve: (profile: PublicProfile | null) => void = () => undefined;
  reject: (error: unknown) => void = () => undefined;
  readonly promise = new Promise<PublicProfile | null>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}

/** Gathers for a moment what is asked for, and passes it on in batches. */
function createGathering(clock: Core['clock'], send: (ids: readonly number[]) => void) {
  let gathered: number[] = [];
  let stop = (): void => undefined;

  function sendAll(): void {
    const ids = gathered;
    gathered = [];
    for (let from = 0; from < ids.length; from += numbers.userBatchSize)
      send(ids.slice(from, from + numbers.userBatchSize));
  }

  return {
    add(id: number): void {
      gathered.push(id);
      if (gathered.length === 1) stop = clock.after(numbers.userListGatherMs, sendAll);
    },
    stop: () => stop(),
  };
}

export function createPeople({ clock, auth, users }: Around): People {
  const kept = new Map<number, Kept>();
  /** Asked for and not answered, whether sent already or still gathered. */
  const waiting = new Map<number, Waiting>();
  const gathering = createGathering(clock, (ids) => void sendBatch(ids));

  function ask(id: number): Promise<PublicProfile | null> {
    const known = kept.get(id);
    if (known && clock.now() < known.until) return Promise.resolve(known.profile);
    const asked = waiting.get(id);
    if (asked) return asked.promise;
    const fresh = new Waiting();
    waiting.set(id, fresh);
    gathering.add(id);
    return fresh.promise;
  }

  async function sendBatch(ids: readonly number[]): Promise<void> {
    // Whoever signs in meanwhile has begun anew: these answers belong to the one before.
    const own = ids.flatMap((id) => {
      const one = waiting.get(id);
      return one ? [[id, one] as const] : [];
    });
    try {
      const answer = await users.listUsers({ query: { ids: ids.join(',') } });
      const found = new Map(answer.users.map((profile) => [profile.userId, profile]));
      for (const [id, one] of own) {
        const profile = found.get(id) ?? null;
        const seconds = profile ? numbers.userCacheSeconds : numbers.social.unknownSeconds;
        if (waiting.get(id) === one) kept.set(id, { profile, until: clock.now() + seconds * 1000 });
        one.resolve(profile);
      }
    } catch (error) {
      for (const [, one] of own) one.reject(error);
    } finally {
      for (const [id, one] of own) if (waiting.get(id) === one) waiting.delete(id);
    }
  }

  function forget(id?: number): void {
    if (id === undefined) kept.clear();
    else kept.delete(id);
  }

  /** What one person may read of others is nothing for the next one at this device (security T03). */
  const leave = auth.session.subscribe(() => {
    kept.clear();
    waiting.clear();
  });

  return {
    get: ask,
    list: (ids) => Promise.all(ids.map(ask)),
    forget,
    close() {
      leave();
      gathering.stop();
    },
  };
}
