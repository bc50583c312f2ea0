import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { loadShop } from './load-shop.ts';
import { ShopPage } from './shop-page.tsx';

export const clientLoader = page({
  areas: ['store', 'family'],
  requires: 'profile',
  load: ({ profile }) => loadShop(profile),
});

/** Everything that there is to buy. */
export default function Shop(): ReactElement {
  return <ShopPage {...useLoaderData<typeof clientLoader>()} />;
}
