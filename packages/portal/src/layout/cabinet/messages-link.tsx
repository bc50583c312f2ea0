import './messages-link.css';
import { useStore } from '@logikit/sdk/react';
import { LetterIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { followUpdates } from '../../client/live-updates.ts';
import { routePath } from '../../paths/named-routes.ts';

interface Known {
  readonly unread: number;
  readonly isChat: boolean;
}

/** The way to the messages with how many wait, and in its place the chat with support where that is offered (V-039). */
export function MessagesLink(): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  const [known, setKnown] = useState<Known>({ unread: 0, isChat: false });
  const userId = useStore(client().profile.store, ({ profile }) =>
    profile && !profile.anonymous ? profile.userId : null,
  );
  // Follows the platform: how many wait now, and every change that the socket tells.
  useEffect(() => {
    if (userId === null) return undefined;
    return followUpdates(client(), 'messagesChanged', async () => {
      const { unread, isChatOffered } = await client().messages.getMessagesState();
      setKnown({ unread, isChat: isChatOffered });
    });
  }, [userId]);
  if (userId === null) return null;
  const { unread, isChat } = known;
  const name = isChat ? t('cabinet.chat') : t('cabinet.messages');
  return (
    <Link
      className="lk-round messages-link"
      to={routePath(locale, 'cabinet.messages') + (isChat ? '/support' : '')}
      aria-label={unread > 0 ? t('cabinet.messages.unread', { name, unread: formatNumber(locale, unread) }) : name}
    >
      <LetterIcon />
      {unread > 0 && <span aria-hidden="true">{formatNumber(locale, unread)}</span>}
    </Link>
  );
}
