// What there is to buy, its prices and discounts.
export { discountWords, lowered } from './lowered.ts';
export { type Discount, discountStatusAt, readActiveDiscounts } from './discounts.ts';
export { products } from './feature.ts';
export { readFormerPrices } from './former-prices.ts';
export { goodsWords } from './goods-words.ts';
export { countryOf, type PriceList, priceListOf } from './price-lists.ts';
export { catalogue, type Grant } from './catalogue.ts';
export {
  insertDiscount,
  insertDiscountHolder,
  type PurchaseRow,
  selectCodes,
  selectDiscount,
  selectDiscountTitles,
  selectGrants,
  selectPurchases,
} from './product.db.ts';
