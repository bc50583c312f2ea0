// What somebody is about to buy.
export { assertOwnCards, type Buyer, requireBuyer } from './buyer.ts';
export { type CartRow, type Present, selectPresent } from './cart.db.ts';
export { closeCart, waitForPayment } from './cart.ts';
export { cart } from './feature.ts';
export { priceCart, readPrices } from './priced-cart.ts';
export { readShop } from './shop.ts';
