import './download-app.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitCheering, KitPointing } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { install } from '../../browser/install-prompt.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { type Device, deviceOf } from './device.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['public-app'],
  requires: 'profile',
  load: async (): Promise<Model<'Config'>['stores']> => {
    const config = await client().general.config();
    return config.stores;
  },
});

/** Logikit on this device: the store's app where there is one, and the site as an app everywhere. */
export default function DownloadApp(): ReactElement {
  const t = useWords('public-app');
  const locale = useLocale();
  const stores = useLoaderData<typeof clientLoader>();
  const device = deviceOf(navigator);
  const offered = storesFor(device, stores);
  return (
    <SubPage
      tab={t('public-app.tab')}
      title={t('public-app.title')}
      back={{ to: dashboardPath(locale), label: t('public-app.back') }}
      width="reading"
    >
      <section className="lk-card download-app-head">
        <Kit pose={KitPointing} className="download-app-kit" />
        <div className="download-app-copy">
          <h2>{t(`public-app.on.${device}`)}</h2>
          {offered.map(({ store, address }) => (
            <a key={store} className="lk-button" data-store={store} href={address} rel="noopener">
              {t(`public-app.store.${store}`)}
            </a>
          ))}
          {offered.length === 0 && <p>{t('public-app.noStore')}</p>}
        </div>
      </section>
      <WebApp device={device} />
    </SubPage>
  );
}

/** The site itself on the home screen: with a button where the browser has one, in three steps where it has not. */
function WebApp({ device }: { readonly device: Device }): ReactElement {
  const t = useWords('public-app');
  const state = useSyncExternalStore(install.subscribe, install.state, () => 'manual' as const);
  return (
    <section className="lk-card download-app-web">
      <h2>{t('public-app.web.title')}</h2>
      <p>{t('public-app.web.text')}</p>
      {state === 'installed' ? (
        <div className="download-app-done" role="status">
          <Kit pose={KitCheering} className="download-app-kit" />
          <p>{t('public-app.web.installed')}</p>
        </div>
      ) : state === 'ready' ? (
        <button className="lk-button" type="button" onClick={() => void install.ask()}>
          {t('public-app.web.install')}
        </button>
      ) : (
        <ol className="download-app-steps">
          {(['first', 'second', 'third'] as const).map((step) => (
            <li key={step}>{t(`public-app.web.${device}.${step}`)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** On a phone its own store; on a desk whatever there is. */
function storesFor(
  device: Device,
  stores: Model<'Config'>['stores'],
): readonly { readonly store: 'apple' | 'google'; readonly address: string }[] {
  return (['apple', 'google'] as const).flatMap((store) => {
    const address = stores[store];
    const isHere = device === 'desk' || (device === 'apple') === (store === 'apple');
    return address !== null && isHere ? [{ store, address }] : [];
  });
}
