import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Everything of an answer that a forger could change. */
export interface Change {
  readonly challenge?: string;
  readonly origin?: string;
  readonly type?: string;
  readonly rpId?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly id?: string;
  readonly userHandle?: string | null;
  readonly signer?: KeyObject;
  readonly alterSignature?: (signature: Buffer) => Buffer;
  readonly alterData?: (data: Buffer) => Buffer;
  readonly alterClient?: (client: Record<string, unknown>) => Record<string, unknown>;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** An authenticator in software, with one key: what a phone would do, and whatever a forger would. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers the options with which a page makes a key. */
  create(text: string, change: Change = {}): string {
    const { challenge, user } = JSON.parse(text) as { challenge: string; user: { id: string } };
    this.userHandle = user.id;
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      this.#head({ flags: USER_PRESENT | USER_VERIFIED | HAS_KEY, ...change }),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    const client = this.#client({ type: 'webauthn.create', challenge, ...change });
    return JSON.stringify({
      ...this.#named(change),
      response: { clientDataJSON: base64(client), attestationObject: base64(attestation), transports: ['internal'] },
    });
  }

  /** Answers the options with which a page signs in. */
  answer(text: string, change: Change = {}): string {
    const { challenge } = JSON.parse(text) as { challenge: string };
    this.counter += 1;
    const head = this.#head(change);
    const data = change.alterData?.(head) ?? head;
    const client = this.#client({ challenge, ...change });
    const digest = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([data, digest]), change.signer ?? this.#pair.privateKey);
    const userHandle = change.userHandle === undefined ? this.userHandle : change.userHandle;
    return JSON.stringify({
      ...this.#named(change),
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(change.alterSignature?.(signature) ?? signature),
        ...(userHandle !== null && { userHandle }),
      },
    });
  }

  #named({ id = base64(this.id) }: Change): Record<string, unknown> {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #head({ rpId = new URL(this.#origin).hostname, flags = USER_PRESENT | USER_VERIFIED, ...change }: Change): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(change.counter ?? this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  #client({ type = 'webauthn.get', challenge, origin = this.#origin, alterClient }: Change): Buffer {
    const client = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(alterClient?.(client) ?? client));
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
