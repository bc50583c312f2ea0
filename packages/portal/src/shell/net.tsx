import { type ReactElement, useEffect } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { Failure } from './failure.tsx';
import { reportError } from './monitoring.ts';

/** Catches what a page drops. It hangs below the document, which must not be drawn twice: its script would be refused. */
export default function Net(): ReactElement {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  // Follows the error: the router has caught it, so the window never hears of it.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  return <Failure error={error} />;
}
