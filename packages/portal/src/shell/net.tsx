import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from './failure.tsx';
import { reportError } from './monitoring.ts';

/** Catches what a page drops. It hangs below the document, which must not be drawn twice: its script would be refused. */
export default function Net(): ReactElement {
  const [Wait, setWait] = useState<ComponentType | null>(null);
  // Brings it while there is a network, after everything that the page needs to begin.
  useEffect(() => {
    void import('./wait-for-net.tsx').then(
      ({ WaitForNet }) => setWait(() => WaitForNet),
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
  return <Failure error={error} />;
}
