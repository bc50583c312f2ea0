import { SdkError } from '@logikit/sdk';
import { LogikitProvider } from '@logikit/sdk/react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { isRouteErrorResponse, useLoaderData } from 'react-router';
import { ErrorPage } from '../../app/error-page.tsx';
import { signedInProfile } from '../../app/guards.ts';
import { page } from '../../app/page.ts';
import { appLine } from '../../client/app-line.ts';
import { client } from '../../client/client.ts';
import { errorCode } from '../../client/error-text.ts';
import { pageOf } from '../../layout/pagination.tsx';
import { useWords } from '../../words/use-words.ts';
import { loadRating, type Rating } from './load-rating.ts';
import { RatingHomeContext } from './rating-home.ts';
import { RatingView } from './rating-view.tsx';

/** Null in a mere browser: only the app knows whose places they are. */
export const clientLoader = page({
  areas: ['rating', 'cabinet', 'errors'],
  requires: 'nothing',
  load: async ({ params, url }): Promise<Rating | null> => {
    if (!appLine()) return null;
    if (!(await signedInProfile())) throw new SdkError('sessionExpired', 'The app has given no code that is accepted.');
    return loadRating({ tab: params['tab'], page: pageOf(url.searchParams), isPaged: url.searchParams.has('page') });
  },
});

/** The boards in the webview of an app: nothing of the site around them, and no way out. */
export default function WebviewRating(): ReactElement {
  const t = useWords('rating');
  const rating = useLoaderData<typeof clientLoader>();
  const home = useMemo(
    () => ({
      name: 'webview' as const,
      onPerson: (userId: number) => appLine()?.tell('profile-chosen', { userId }),
    }),
    [],
  );
  if (!rating)
    return (
      <main className="rating-webview-app">
        <title>{t('rating.tab')}</title>
        <h1>{t('rating.title')}</h1>
        <p>{t('rating.webview')}</p>
      </main>
    );
  return (
    <LogikitProvider client={client()}>
      <RatingHomeContext value={home}>
        <title>{t('rating.tab')}</title>
        <Told rating={rating} />
      </RatingHomeContext>
    </LogikitProvider>
  );
}

function Told({ rating }: { readonly rating: Rating }): ReactElement {
  const t = useWords('rating');
  const main = useRef<HTMLElement>(null);
  const { tab } = rating;
  // Follows the content: an app may give it the room that it needs.
  useEffect(() => {
    if (main.current) appLine()?.followHeight(main.current);
  }, []);
  // Follows the address: the app hears of each board that is there.
  useEffect(() => appLine()?.tell('ready', { tab }), [tab]);
  return (
    <main ref={main} className="rating-webview">
      <h1>{t('rating.title')}</h1>
      <RatingView rating={rating} goOn={null} />
    </main>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  // Follows the error: the app may have a better answer than a page that says so.
  useEffect(() => {
    const code = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : errorCode(error);
    appLine()?.tell('error', { code, message: error instanceof Error ? error.message : '' });
  }, [error]);
  return <ErrorPage error={error} isApart />;
}
