import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { reportError } from '../analytics/error-reports.ts';

/** Catches what a page drops. It hangs below the document, which must not be drawn twice: its script would be refused. */
export default function RootErrorBoundary(): ReactElement {
  const [Wait, setWait] = useState<ComponentType | null>(null);
  // Brings it while there is a network, after everything that the page needs to begin.
  useEffect(() => {
    void import('./offline-blocker.tsx').then(
      ({ OfflineBlocker }) => setWait(() => OfflineBlocker),
      () => undefined,
    );
  }, []);
  return (
    <>
      <Outlet />
      {Wait && <Wait />}
    </>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  // Follows the error: the router has caught it, so the window never hears of it.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  return <ErrorPage error={error} />;
}
