// The libraries bring no types, and are forks of those that ours are.

declare module '@digitalcredentials/vc' {
  export { verifyCredential } from '@digitalbazaar/vc';
}

declare module '@digitalcredentials/data-integrity' {
  export { DataIntegrityProof } from '@digitalbazaar/data-integrity';
}

declare module '@digitalcredentials/eddsa-rdfc-2022-cryptosuite' {
  export { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
}
