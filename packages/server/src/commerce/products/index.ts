// What there is to buy, its prices and discounts.
export { type Discount, readActiveDiscounts } from './discounts.ts';
export { products } from './feature.ts';
export { goodsWords } from './goods-words.ts';
export { type PriceList, priceListOf } from './price-lists.ts';
export type { Grant } from './catalogue.ts';
export { type PurchaseRow, selectCodes, selectGrants, selectPurchases } from './product.db.ts';
