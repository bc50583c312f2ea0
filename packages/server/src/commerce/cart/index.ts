// What somebody is about to buy.
export { assertOwnCards, type Buyer, lockBuyer, type LockedBuyer, requireBuyer } from './buyer.ts';
export { type CartRow, payCart, type Present, selectPresent } from './cart.db.ts';
export { addPurchase, waitForPayment } from './cart.ts';
export { cart } from './feature.ts';
export { priceCart } from './priced-cart.ts';
export { priceOf } from './pricing.ts';
export { readShop } from './shop.ts';
export { readShopState } from './shop-state.ts';
