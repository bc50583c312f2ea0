import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { seedPurchases } from './seed.ts';

/** What there is to buy, and for how much. */
export const products: FeatureFactory = ({ sql }) => ({ name: 'products', prepare: () => seedPurchases(sql) });
