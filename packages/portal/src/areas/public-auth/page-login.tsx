import '../../auth/auth-card.css';
import '../../layout/start-page.css';
import './page-login.css';
import type { Model } from '@logikit/sdk';
import { Button, Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { signedInProfile } from '../../app/guards.ts';
import { client } from '../../client/client.ts';
import { PurseGate } from '../../forms/purse-gate.tsx';
import { errorCodeText } from '../../client/error-text.ts';
import { LoginForm } from '../../auth/login-form.tsx';
import { useWords } from '../../words/use-words.ts';
import { type Asking, openChannel, type PageChannel, readAsking } from './page-channel.ts';
import { page } from '../../app/page.ts';

interface PageLoginData {
  /** Null for an address that no page of a partner has made. */
  readonly asking: Asking | null;
  /** Who is signed in here; null for a guest and for somebody without an account. */
  readonly name: string | null;
  /** What a page that shows prices is let see; null: it asks for none, or nobody is signed in. */
  readonly shop: ShopStanding | null;
}

interface ShopStanding {
  readonly isGrownUp: boolean;
  readonly zone: Model<'ParentZone'>;
}

export const clientLoader = page({
  areas: ['public', 'public-auth', 'family', 'errors'],
  requires: 'nothing',
  load: async ({ url }): Promise<PageLoginData> => {
    const profile = await signedInProfile();
    const asking = readAsking(url.searchParams);
    if (!profile || profile.anonymous) return { asking, name: null, shop: null };
    const shop = asking?.isForShop
      ? { isGrownUp: profile.who !== 'pupil', zone: await client().family.getParentZone() }
      : null;
    return { asking, name: profile.displayName || profile.username, shop };
  },
});

/** A window of its own in which somebody signs in for a partner's page (design: login in a top-level window). */
export default function PageLogin(): ReactElement {
  const t = useWords('public-auth');
  const { asking, name, shop } = useLoaderData<typeof clientLoader>();
  return (
    <main className="start-page start-page-body page-login">
      <title>{t('public-auth.page.tab')}</title>
      <Kit pose={KitWaving} className="start-page-kit" />
      {asking ? <Request asking={asking} name={name} shop={shop} /> : <p>{t('public-auth.page.broken')}</p>}
    </main>
  );
}

interface RequestProps extends Pick<PageLoginData, 'name' | 'shop'> {
  readonly asking: Asking;
}

function Request({ asking, name, shop }: RequestProps): ReactElement {
  const t = useWords('public-auth');
  const { revalidate } = useRevalidator();
  const [isOther, setIsOther] = useState(false);
  const [state, line] = useLine(asking);
  const site = asking.origin.replace(/^https?:\/\//, '');
  return (
    <section className="lk-card auth-card">
      <h1>{t('public-auth.page.title', { site })}</h1>
      <p>{t('public-auth.page.text', { site })}</p>
      {asking.isForShop && <p>{t('public-auth.page.shop')}</p>}
      {state.status === 'failed' && (
        <p role="alert" className="form-error">
          {state.code === 'gone' ? t('public-auth.page.gone') : errorCodeText(state.code)}
        </p>
      )}
      {state.status === 'choosing' ? (
        <fieldset className="form-choice">
          <legend>{t('public-auth.login.keep.title')}</legend>
          <Button onClick={() => line?.send('account')}>{t('public-auth.login.keep.account')}</Button>
          <Button tone="plain" onClick={() => line?.send('anonymous')}>
            {t('public-auth.login.keep.anonymous')}
          </Button>
        </fieldset>
      ) : name === null || isOther ? (
        <LoginForm onDone={() => revalidate().then(() => setIsOther(false))} />
      ) : (
        <div className="form-choice">
          {shop && !shop.isGrownUp ? (
            <p>{t('public-auth.page.grownUp')}</p>
          ) : shop && !shop.zone.isPurseOpen ? (
            <PurseGate zone={shop.zone} />
          ) : (
            <Button disabled={state.status === 'sending'} onClick={() => line?.send()}>
              {t('public-auth.page.continue', { name })}
            </Button>
          )}
          <Button tone="plain" onClick={() => setIsOther(true)}>
            {t('public-auth.page.other')}
          </Button>
        </div>
      )}
      <button type="button" className="text-link" onClick={() => line?.deny()}>
        {t('public-auth.page.deny')}
      </button>
    </section>
  );
}

type LineState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending' }
  | { readonly status: 'choosing' }
  | { readonly status: 'failed'; readonly code: string };

/** Follows the page that asked: what it answers is shown here. */
function useLine(asking: Asking): readonly [LineState, PageChannel | null] {
  const [state, setState] = useState<LineState>({ status: 'waiting' });
  const [line, setLine] = useState<PageChannel | null>(null);
  useEffect(() => {
    const opened = openChannel(asking, {
      onSend: () => setState({ status: 'sending' }),
      onAnswer: (code) => {
        if (code === 'chooseProgress') setState({ status: 'choosing' });
        else setState({ status: 'failed', code });
      },
    });
    setLine(opened);
    return () => opened.close();
  }, [asking]);
  return [state, line];
}
