import { shopCategories } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { notFound } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { shelfSlug } from '../../paths/store.ts';
import { loadShop } from './load-shop.ts';
import { ShopPage } from './shop-page.tsx';

export const clientLoader = page({
  areas: ['store', 'family'],
  requires: 'profile',
  load: async ({ profile, params }) => {
    // The courses have an address of their own, without a name in it.
    const slug = params['category'] ?? 'logic';
    const [, category] = Object.entries(shopCategories).find(([name]) => shelfSlug(name) === slug) ?? [];
    if (category === undefined) throw notFound();
    return { category, ...(await loadShop(profile)) };
  },
});

/** One category of the shop. */
export default function OneShelf(): ReactElement {
  return <ShopPage {...useLoaderData<typeof clientLoader>()} />;
}
