export { isCanonicalJws } from './jws.ts';
export { seal, unseal } from './seal.ts';
