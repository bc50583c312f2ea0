import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Failure } from './failure.tsx';

/** Catches what a page drops. It hangs below the document, which must not be drawn twice: its script would be refused. */
export default function Net(): ReactElement {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  return <Failure error={error} />;
}
