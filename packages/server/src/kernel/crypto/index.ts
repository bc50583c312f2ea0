export { isCanonicalJws } from './jws.ts';
export { seal, unseal } from './seal.ts';
export { isSigned, signBody } from './signature.ts';
