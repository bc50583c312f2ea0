import './offline-blocker.css';
import { type ReactElement, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { localeOf } from '../words/locales.ts';
import { errorPageWords } from './error-page-words.ts';

/**
 * Without a network, and while no worker keeps the site, the router would reload the page for what it cannot fetch, and
 * the browser's own error page would stand where the learner was. So whoever goes on waits here, and goes on by
 * themselves when the network is back.
 */
export function OfflineBlocker(): ReactElement | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isCutOff() && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  // Follows the network.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const goOn = (): void => blocker.proceed();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [blocker]);
  if (blocker.state !== 'blocked') return null;
  const [title, text] = errorPageWords[localeOf(location.pathname)].offline;
  return (
    <div className="lk-card offline-blocker" role="alert">
      <p className="offline-blocker-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}

function isCutOff(): boolean {
  // A page that is not served safely has no workers at all.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return !navigator.onLine && !workers?.controller;
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
