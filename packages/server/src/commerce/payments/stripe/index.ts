// Stripe as a house that takes money.
export { stripeGateway } from './gateway.ts';
