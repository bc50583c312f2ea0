const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
/** Hosts as a browser writes them: small letters, punycode, no dot at the end. */
const ORIGIN =
  /^(https?):\/\/((?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*|\[[\da-f:]{2,39}\])(?::([1-9]\d{0,4}))?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * True when the text is an origin exactly as a browser sends it: scheme, host, port. A path, a wildcard, a default port or
 * a capital letter would never match and is refused instead of being guessed at.
 */
export function isExactOrigin(text: string): boolean {
  const [, scheme = '', host = '', port] = ORIGIN.exec(text) ?? [];
  return host !== '' && host.length <= 253 && Number(port ?? 1) <= 65_535 && port !== DEFAULT_PORTS[scheme];
}

export function isLoopbackOrigin(origin: string): boolean {
  return LOOPBACK.test(origin);
}
