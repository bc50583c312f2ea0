import { createHash } from 'node:crypto';

interface PageNeeds {
  /** The one policy of Trusted Types that the page's scripts make. */
  readonly trustedTypes: string;
  readonly hasStyleAttributes: boolean;
}

/**
 * The content-security policy of one built page. Its inline scripts (what is only data runs nowhere) are named by their hashes, so nothing else can
 * run; inline style attributes are allowed only on a page that was built with some.
 */
export function pagePolicy(html: string, needs: PageNeeds = siteNeeds(html)): string {
  const scripts = hashesOf(html, /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    ...(needs.hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    // Pages that are only read bring their letters in their sheet.
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${needs.trustedTypes}`,
  ].join('; ');
}

/** The site makes no HTML, script or script address from strings, but for the one of its service worker. */
function siteNeeds(html: string): PageNeeds {
  return { trustedTypes: 'logikit-worker', hasStyleAttributes: /<[a-z][^>]*\sstyle="/i.test(html) };
}

function hashesOf(html: string, pattern: RegExp): readonly string[] {
  const contents = [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter((text) => text !== '');
  return [...new Set(contents)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
