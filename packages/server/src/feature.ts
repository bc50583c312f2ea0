import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Route } from './http/route.ts';
import type { PersonRows } from './person-rows.ts';

/** A part of the platform. Listed in features.ts; knows other features only by their doors. */
export interface Feature {
  readonly name: string;
  readonly routes?: readonly Route[];
  /** Routes that are not calls of the contract: files, sockets. Each declares `config.policy`. */
  readonly mount?: (app: FastifyInstance) => void | Promise<void>;
  /** Runs once after the migrations and before listening: seeds, keys, caches. */
  readonly prepare?: () => Promise<void>;
  /** Runs every hour, in every process: must bear to run twice at once. */
  readonly chore?: () => Promise<void>;
  readonly person?: PersonRows;
  readonly close?: () => Promise<void>;
}

export type FeatureFactory = (context: Context) => Feature | Promise<Feature>;
