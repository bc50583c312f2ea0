// What banks take back from us because their card holders say so.
export { hearDispute } from './hear-dispute.ts';
