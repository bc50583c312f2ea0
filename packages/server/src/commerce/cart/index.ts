// What somebody is about to buy.
export { type Buyer, requireBuyer } from './buyer.ts';
export type { CartRow } from './cart.db.ts';
export { closeCart, waitForPayment } from './cart.ts';
export { cart } from './feature.ts';
export { priceCart, readPrices } from './priced-cart.ts';
export { readShop } from './shop.ts';
