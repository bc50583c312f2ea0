import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Makes a text readable for nobody but who knows the key: where only the key's hash is kept, a stolen database opens none. */
export function seal(text: string, key: string): string {
  const salt = randomBytes(16);
  const cipher = createCipheriv('aes-256-gcm', sealKey(key, salt), Buffer.alloc(12));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws where the key is another one, or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealKey(key, bytes.subarray(0, 16)), Buffer.alloc(12));
  decipher.setAuthTag(bytes.subarray(16, 32));
  return Buffer.concat([decipher.update(bytes.subarray(32)), decipher.final()]).toString('utf8');
}

/** A fresh salt makes a fresh key, so the nonce may stay the same. */
function sealKey(key: string, salt: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, 'logikit kept answer', 32));
}
