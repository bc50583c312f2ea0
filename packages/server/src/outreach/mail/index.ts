export { mail } from './feature.ts';
export { hasMailbox } from './mailbox.ts';
