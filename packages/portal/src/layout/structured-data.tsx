import type { ReactElement } from 'react';

/** A thing of schema.org. */
export interface StructuredThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What search engines read of a page besides its words. The build writes it; a page that is drawn in a browser has none,
 * for React makes such an element out of a string, which our policy refuses.
 */
export function StructuredData({ thing }: { readonly thing: StructuredThing }): ReactElement | null {
  if (typeof document !== 'undefined') return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json">{text.replaceAll('<', String.raw`\u003c`)}</script>;
}
