/** Frames of `/notification?version=3` (rule D-166). JSON text, at most 16 KB each. */
export const SOCKET_VERSION = 3;

/** A topic that only its own user may subscribe to. */
export type Topic = `user.${number}` | 'events' | 'config';

export type ClientFrame =
  | { readonly id: string; readonly type: 'auth'; readonly payload: { readonly token: string } }
  | { readonly id: string; readonly type: 'subscribe'; readonly payload: { readonly topics: readonly string[] } }
  | { readonly id: string; readonly type: 'unsubscribe'; readonly payload: { readonly topics: readonly string[] } };

/** `welcome` carries the id that requests then send as x-socket-id. `ack` answers a client frame by its id. */
export type ServerFrame =
  | { readonly type: 'welcome'; readonly payload: { readonly id: string } }
  | { readonly type: 'ack'; readonly id: string; readonly ok: boolean; readonly code?: string }
  | { readonly type: 'message'; readonly topic: string; readonly payload: SocketMessage };

/** What the platform pushes on `user.{id}`. */
export type SocketMessage =
  | { readonly name: 'userHasReachedANewLevel'; readonly level: number }
  | {
      readonly name: 'profileChanged';
      readonly stars: number;
      readonly level: number;
      readonly completedProblems: number;
    }
  | {
      readonly name: 'lifeChanged';
      readonly value: number;
      readonly maxAccumulatedAmount: number;
      readonly lastAccrual: string;
    }
  | {
      readonly name: 'energyChanged';
      readonly value: number;
      readonly maxAccumulatedAmount: number;
      readonly lastAccrual: string;
    }
  /** A goal was reached, an achievement got, a box given, or what they and the report count has moved. */
  | { readonly name: 'awardsChanged' }
  /** The person's points, or what the rating may show of them. */
  | { readonly name: 'ratingChanged' }
  /** Messages have come or have been read; so many wait. */
  | { readonly name: 'messagesChanged'; readonly unread: number }
  | { readonly name: 'openProblem'; readonly problemId: number };

/** Close codes of our own. */
export const socketCloseCodes = {
  /** The token is missing, late or not valid: refresh it, then reconnect. */
  unauthorized: 4401,
  /** More sockets than one user may hold. */
  tooMany: 4429,
} as const;
