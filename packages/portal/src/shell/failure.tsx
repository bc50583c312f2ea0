import { Kit, KitPuzzled } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { localeOf, mainPath } from '../words/locales.ts';
import { failureWords } from './failure-words.ts';

/** The last net: a page that broke, or could not come. The code is for whoever is asked for help. */
export function Failure({ error }: { readonly error: unknown }): ReactElement {
  const words = failureWords[localeOf(location.pathname)];
  const code = isRouteErrorResponse(error) ? String(error.status) : codeOf(error);
  if (code === 'notFound' || code === '404') return <Lost />;
  const isOffline = code === 'offline' || !navigator.onLine;
  const [title, text] = isOffline ? words.offline : words.broken;
  return (
    <main className="lonely">
      <Kit pose={KitPuzzled} className="lonely-kit" />
      <h1>{title}</h1>
      <p>{text}</p>
      {!isOffline && <p className="lonely-code">{code}</p>}
      <button className="lk-button" type="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </main>
  );
}

/** The page is fine, but what it was asked to show does not exist or belongs to somebody else. */
function Lost(): ReactElement {
  const locale = localeOf(location.pathname);
  const { lost, toMain } = failureWords[locale];
  return (
    <main className="lonely">
      <Kit pose={KitPuzzled} className="lonely-kit" />
      <h1>{lost}</h1>
      <a className="lk-button" href={mainPath(locale)}>
        {toMain}
      </a>
    </main>
  );
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}
