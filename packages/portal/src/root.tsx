import widgets from '@logikit/widgets/styles.css?url';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import base from './app/base.css?url';
import { rememberAffiliate } from './analytics/affiliate.ts';
import { watchInstall } from './browser/install-prompt.ts';
import { keepFocus } from './browser/keep-focus.ts';
import { track, watchLeaving } from './analytics/analytics.ts';
import { errorsScript, watchErrors } from './analytics/error-reports.ts';
import { storageScript } from './browser/storage-script.ts';
import { bootScript, removeBootMessage } from './browser/boot-script.ts';
import { shapeScript } from './browser/shape-script.ts';
import { followDeviceTheme, themeScript } from './browser/theme.ts';
import { PendingBar } from './app/pending-bar.tsx';
import { wipeOnSignOut } from './app/wipe-browser.ts';
import { rememberVisit } from './analytics/visit-flags.ts';
import { localeOf } from './words/locales.ts';

export function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={locale} className="lk-root" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#5B4FE0" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script>{errorsScript}</script>
        {/* The browser's own copy has no words in it. */}
        <script suppressHydrationWarning>{bootScript}</script>
        <script>{storageScript}</script>
        <script>{themeScript}</script>
        <script>{shapeScript}</script>
        <link rel="stylesheet" href={widgets} />
        <link rel="stylesheet" href={base} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root(): ReactElement {
  const locale = localeOf(useLocation().pathname);
  // Follows the window: what nobody catches is told to our own server.
  useEffect(() => {
    rememberVisit(location.search);
    removeBootMessage();
    const stops = [
      keepFocus(),
      watchErrors(),
      watchLeaving(),
      wipeOnSignOut(),
      followDeviceTheme(),
      rememberAffiliate(location),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const { pathname } = useLocation();
  // Follows the address: an opened page counts, by its place and without the numbers in it.
  useEffect(() => track('page', { page: pathname.replace(/\d+/g, '0') }), [pathname]);
  // Follows the address: the one page that serves most addresses was written before anybody knew its language.
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // Follows the browser: its one offer to install the site may come before anybody asks for it.
  useEffect(watchInstall, []);
  return (
    <>
      <PendingBar />
      <Outlet />
    </>
  );
}

export { WaitingPage as HydrateFallback } from './app/waiting-page.tsx';
