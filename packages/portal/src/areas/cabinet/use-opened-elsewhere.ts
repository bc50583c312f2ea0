import { useEffect } from 'react';
import type { Client } from '@logikit/sdk';
import { useStore } from '@logikit/sdk/react';
import { useNavigate } from 'react-router';
import { sitePath } from '../../words/locales.ts';
import { useLocale } from '../../words/use-words.ts';

/** Goes to a problem that its author opens here from another device (rule D-043). */
export function useOpenedElsewhere(client: Client): void {
  const userId = useStore(client.profile.store, ({ profile }) => profile?.userId);
  const locale = useLocale();
  const navigate = useNavigate();
  // Follows the socket: the platform tells the author's own devices only.
  useEffect(() => {
    if (userId === undefined) return;
    return client.socket.subscribe(`user.${userId}`, (message) => {
      if (message.name !== 'openProblem') return;
      void navigate(sitePath(locale, `cabinet/problem/${message.problemId}/preview`));
    });
  }, [client, userId, locale, navigate]);
}
