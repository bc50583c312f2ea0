import './offline-note.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useWords } from '../../words/use-words.ts';

/** Says that there is no network, what still works, and that nothing is lost. */
export function OfflineNote(): ReactElement | null {
  const t = useWords('cabinet');
  const { answers } = useClient();
  const waiting = useStore(answers.store, ({ pending }) => pending.length);
  const isOnline = useSyncExternalStore(subscribe, read, () => true);
  return (
    <div className="offline-note" role="status" data-shown={isOnline ? undefined : ''}>
      {isOnline ? null : (
        <p>
          {t('cabinet.offline.text')} {waiting > 0 ? t('cabinet.offline.waiting', { count: waiting }) : null}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const read = (): boolean => navigator.onLine;
