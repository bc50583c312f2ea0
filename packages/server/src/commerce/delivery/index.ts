// What a purchase holds, given to somebody.
export { giveGoods } from './give-goods.ts';
