/**
 * Whether every part of a signed token is written in the one way that it can be. A decoder leaves out the last bits of a
 * part, so that one signature can be written in sixteen ways: a list of tokens that are good no more would know only one.
 */
export function isCanonicalJws(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
