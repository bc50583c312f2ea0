import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Route } from '../http/index.ts';
import type { Consumer } from '../event-log/index.ts';
import type { ToMessages } from '../pubsub/index.ts';
import type { PolledWorker, Round } from '../jobs/index.ts';
import type { OnSignUp } from './sign-up.ts';
import type { UserData } from './user-data.ts';

/** A part of the platform. Listed in features.ts; knows other features only by their doors. */
export interface Feature {
  readonly name: string;
  readonly routes?: readonly Route[];
  /** Routes that are not calls of the contract: files, sockets. Each declares `config.policy`. */
  readonly mount?: (app: FastifyInstance) => void | Promise<void>;
  /** Runs once after the migrations and before listening: seeds, keys, caches. */
  readonly prepare?: () => Promise<void>;
  /** Runs every hour, in one process of the platform; must bear to run twice at once. */
  readonly hourly?: () => Promise<void>;
  /** What every process looks for again and again. */
  readonly rounds?: readonly Round[];
  /** Who does the jobs of a kind, in every process. */
  readonly workers?: readonly PolledWorker[];
  /** What follows from events: see the log. */
  readonly consumers?: readonly Consumer[];
  /** What sockets hear of events that this feature appends, by kind. */
  readonly messages?: Readonly<Record<string, ToMessages>>;
  readonly person?: UserData;
  /** Runs in the transaction that makes a person. */
  readonly onSignUp?: OnSignUp;
  readonly close?: () => Promise<void>;
}

export type FeatureFactory = (context: Context) => Feature | Promise<Feature>;
