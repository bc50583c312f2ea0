/** What every process does again and again, and finds out by itself whether there is anything to do. */
export interface Round {
  readonly name: string;
  readonly everyMs: number;
  /** Must bear to run in several processes at once. Long work asks between its parts whether the process ends. */
  readonly run: (isClosed: () => boolean) => Promise<void>;
}
