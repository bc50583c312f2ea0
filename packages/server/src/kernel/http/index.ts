export { createApp } from './app.ts';
export type { CallDependencies } from './call-dependencies.ts';
export { mountCalls } from './calls.ts';
export { factsOf } from './request-facts.ts';
export { UploadedFile } from './form.ts';
export { type Claims, type Identity, isAway } from './identity.ts';
export { methodsOfPath } from './methods.ts';
export { type PageQuery, type Rows, type Slice, sliceOf, toPage } from './page.ts';
export {
  type Handling,
  type Limit,
  type LimitInput,
  type RequestFacts,
  route,
  type Route,
  slowRoute,
  type Tenant,
  type User,
} from './route.ts';
export { compileSchemas } from './schemas.ts';
export { allowOrigins } from './security/cors.ts';
export { addSecurityHeaders } from './security/headers.ts';
export { type Limits, openLimits } from './security/limits.ts';
export { perMinute } from './security/per-minute.ts';
export { OWN_TENANT, tenantOf } from './tenants.ts';
export { onceRoute } from './route.ts';
export { deleteSpentLimits } from './security/limits.db.ts';
