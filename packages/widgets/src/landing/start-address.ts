import type { LandingProps } from './landing-props.ts';

/** The start with what the page says of the visitor. */
export function startAddress(link: string, { source, variant }: Pick<LandingProps, 'source' | 'variant'>): string {
  const address = new URL(link);
  if (source) address.searchParams.set('utm_source', source.slice(0, 64));
  if (variant) address.searchParams.set('utm_content', variant.slice(0, 64));
  return address.href;
}
