import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { moveDocuments, upsertSeller } from './document.db.ts';
import { documentRoutes } from './documents.routes.ts';

/** Receipts and credit notes. */
export const documents: FeatureFactory = ({ sql, config }) => ({
  name: 'documents',
  routes: documentRoutes,
  prepare: () => upsertSeller(sql, config.seller),
  person: {
    hasProgress: async () => false,
    move: moveDocuments,
    // They name nobody, and the database takes the number of the account off.
    erase: async () => undefined,
  },
});
