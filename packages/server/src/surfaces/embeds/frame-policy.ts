import type { ListedOrigins } from '../../identity/partner-keys/index.ts';

/**
 * Who may frame a page of this key: its exact origins, and nobody for an empty list.
 * NOTE: for a browser `http:` there includes `https:`; the session compares exactly (partner-key.ts).
 */
export function frameAncestors({ origins, allowsLoopback }: ListedOrigins): string {
  // What could end the directive is no origin, however it got into the list.
  const listed = origins.filter((origin) => /^https?:\/\/[^\s;,'"*/]+$/.test(origin));
  const loopback = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'];
  const all = [...listed, ...(allowsLoopback ? loopback : [])];
  return all.length === 0 ? "'none'" : all.join(' ');
}

/** The page runs one script of ours and what that imports, asks our calls, and makes neither HTML nor style from text. */
export function framePolicy(nonce: string, ancestors: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A page that only says what is wrong: nothing in it can be misused, and whoever frames it shall be able to read it. */
export const REFUSAL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";
