import { Kit, KitPuzzled } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { localeOf, mainPath } from '../words/locales.ts';
import { errorPageWords } from './error-page-words.ts';

interface ErrorPageProps {
  readonly error: unknown;
  /** The page stands in a webview: no way leads to the site. */
  readonly isApart?: boolean;
}

/** The last net: a page that broke, or could not come. What broke is reported, not shown. */
export function ErrorPage({ error, isApart = false }: ErrorPageProps): ReactElement {
  const words = errorPageWords[localeOf(location.pathname)];
  const code = isRouteErrorResponse(error) ? String(error.status) : codeOf(error);
  const isOffline = code === 'offline' || !navigator.onLine;
  const [title, text] = isOffline ? words.offline : code === 'timeout' ? words.late : words.broken;
  // Follows the network: what it took away comes back with it.
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  if (code === 'notFound' || code === '404') return <Lost isApart={isApart} />;
  return (
    <main className="message-page">
      <title>{title}</title>
      <Kit pose={KitPuzzled} className="message-page-kit" />
      <h1>{title}</h1>
      <p>{text}</p>
      <button className="lk-button" type="button" onClick={reload}>
        {words.again}
      </button>
    </main>
  );
}

/** A page that is loaded anew without a network would become the browser's own error page. */
function reload(): void {
  void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}

/** The page is fine, but what it was asked to show does not exist or belongs to somebody else. */
function Lost({ isApart }: Pick<ErrorPageProps, 'isApart'>): ReactElement {
  const locale = localeOf(location.pathname);
  const { lost, toMain } = errorPageWords[locale];
  return (
    <main className="message-page">
      <title>{lost}</title>
      <Kit pose={KitPuzzled} className="message-page-kit" />
      <h1>{lost}</h1>
      {!isApart && (
        <a className="lk-button" href={mainPath(locale)}>
          {toMain}
        </a>
      )}
    </main>
  );
}

function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}
