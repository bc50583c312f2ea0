import type { Tx } from '../database/index.ts';

/** A kind of job, and the shape of what its jobs carry: JSON, kept for 30 days. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Only a type: there is no such function. */
  readonly accepts?: (payload: Payload) => void;
}

export function defineJob<Payload extends object>(name: string): JobKind<Payload> {
  return { name };
}

export interface Job<Payload extends object> {
  readonly id: number;
  readonly userId: number | null;
  readonly recipient: string | null;
  readonly payload: Payload;
  /** This try counts. */
  readonly tries: number;
  readonly createdAt: Date;
}

/** What became of a delivery. */
export type Outcome =
  | { readonly status: 'done' }
  /** Trying again cannot help, for instance because there is no such mailbox. */
  | { readonly status: 'refused'; readonly by: string }
  | { readonly status: 'later'; readonly because: string };

interface WorkerOf<Payload extends object> {
  readonly kind: JobKind<Payload>;
  /** How many jobs are done at once. */
  readonly atOnce: number;
  /** Older jobs are given up: what they say is no longer true. */
  readonly freshSeconds: number;
}

/** Hands jobs to somebody outside, at least once: a job is done again when we died before we noted it. */
interface DeliveringWorker<Payload extends object> extends WorkerOf<Payload> {
  readonly deliver: (job: Job<Payload>) => Promise<Outcome>;
}

/** Changes the database, exactly once: the job goes in the same transaction. */
interface WritingWorker<Payload extends object> extends WorkerOf<Payload> {
  readonly write: (tx: Tx, job: Job<Payload>) => Promise<void>;
}

export type Worker<Payload extends object> = DeliveringWorker<Payload> | WritingWorker<Payload>;

/** A worker whose payload only its own feature knows. */
export type AnyWorker = Worker<never>;

/** A worker, and how often it looks for jobs. */
export type PolledWorker<Payload extends object = never> = Worker<Payload> & { readonly pollMs: number };
