import type { Context } from '../../kernel/feature/index.ts';
import { createPublicContent } from '../../content/catalog/index.ts';
import { headOf } from './page-head.ts';
import { readSharedAddress } from './shared-address.ts';
import { readSharedThing } from './shared-thing.ts';
import type { Sharing } from './sharing.ts';

export interface Sharings {
  /** Null for an address that is not ours, or that shows nothing which everybody may see. */
  read(url: URL): Promise<Sharing | null>;
  /** Tags for the head of a page or frame; empty when it shows nothing that can be shared. `path` begins with a slash. */
  head(path: string): Promise<string>;
}

export function createSharings({ sql, publicUrl }: Pick<Context, 'sql' | 'publicUrl'>): Sharings {
  const content = createPublicContent(sql);
  const read = async (url: URL): Promise<Sharing | null> => {
    const site = publicUrl();
    const address = url.origin === site ? readSharedAddress(url) : null;
    const thing = address && (await readSharedThing(content, address));
    return address && thing && { thing, address, site };
  };
  return {
    read,
    head: async (path) => {
      if (!URL.canParse(path, publicUrl())) return '';
      const url = new URL(path, publicUrl());
      const sharing = await read(url);
      return sharing ? headOf(sharing, url.href) : '';
    },
  };
}
