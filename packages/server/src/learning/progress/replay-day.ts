/** Correct replays of today, and the lives that they gave. */
export interface ReplayDay {
  readonly correct: number;
  readonly lives: number;
}

/** The day that replays are counted in: of UTC, because the server does not know the learner's zone yet. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
