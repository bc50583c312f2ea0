export { messages } from './feature.ts';
export { postSystemMessage } from './unread.ts';
