export { emailJob, isEmailedSince, queueEmail, type RenderedEmail } from './email.ts';
export { escaped } from './template.ts';
export { type EmailWords, emailWords } from './words.ts';
