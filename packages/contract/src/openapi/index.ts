export type { OpenApiDocument } from './document.ts';
export { openApiDocument } from './document.ts';
export type { JsonSchema } from './schema.ts';
export { wireSchema } from './schema.ts';
