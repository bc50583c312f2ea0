import { type ReactElement, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isAnythingPending, subscribeToPending } from '../client/pending.ts';

/**
 * A line over the page while the next one, or what somebody has changed, is on its way; a short wait shows nothing (K-054).
 * It stands above dialogs, where the browser has a place there.
 */
export function PendingBar(): ReactElement | null {
  const isChanging = useSyncExternalStore(subscribeToPending, isAnythingPending, () => false);
  const isLeaving = useNavigation().state === 'loading';
  if (!isChanging && !isLeaving) return null;
  return <div ref={showAbove} className="pending-bar" popover="manual" aria-hidden="true" />;
}

function showAbove(bar: HTMLElement | null): void {
  bar?.showPopover?.();
}
