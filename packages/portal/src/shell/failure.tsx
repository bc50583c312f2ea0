import { Kit, KitPuzzled } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { localeOf } from '../words/locales.ts';

/**
 * The last net: a page that broke. It cannot rely on words being loaded, so it carries its own two sentences in the two
 * languages that every visitor of the site can choose; the code is for whoever is asked for help.
 */
export function Failure({ error }: { readonly error: unknown }): ReactElement {
  const isEnglish = localeOf(location.pathname) === 'en';
  const code = isRouteErrorResponse(error) ? String(error.status) : codeOf(error);
  if (code === 'notFound' || code === '404') return <Lost isEnglish={isEnglish} />;
  return (
    <main className="lonely">
      <Kit pose={KitPuzzled} className="lonely-kit" />
      <h1>{isEnglish ? 'Something fell off the table' : 'Что-то упало со стола'}</h1>
      <p>{isEnglish ? 'Nothing you did is lost. Let’s try again.' : 'Ничего не потеряно. Попробуем ещё раз.'}</p>
      <p className="lonely-code">{code}</p>
      <button className="lk-button" type="button" onClick={() => location.reload()}>
        {isEnglish ? 'Try again' : 'Ещё раз'}
      </button>
    </main>
  );
}

/** The page is fine, but what it was asked to show does not exist or belongs to somebody else. */
function Lost({ isEnglish }: { readonly isEnglish: boolean }): ReactElement {
  return (
    <main className="lonely">
      <Kit pose={KitPuzzled} className="lonely-kit" />
      <h1>{isEnglish ? 'There is no such page' : 'Такой страницы нет'}</h1>
      <a className="lk-button" href={isEnglish ? '/en' : '/'}>
        {isEnglish ? 'To the main page' : 'На главную'}
      </a>
    </main>
  );
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}
