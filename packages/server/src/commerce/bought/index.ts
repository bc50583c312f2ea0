// What somebody has of what they have paid for, and what we still owe them.
export { bought } from './feature.ts';
export { deleteWaitingOrders, insertServiceOrder, selectIsDone } from './service-order.db.ts';
