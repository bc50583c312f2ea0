import './messages.css';
import type { Model } from '@logikit/sdk';
import { BookIcon, GlobeIcon, KitFace, LetterIcon, SpeechIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { messagesPath, type MessagesType } from '../../paths/messages.ts';
import { leadsPath } from '../../paths/school.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { UnreadBadge } from './unread-badge.tsx';

const icons: Readonly<Record<MessagesType, ReactElement>> = {
  support: <SpeechIcon />,
  teacher: <BookIcon />,
  system: <KitFace />,
  inbox: <LetterIcon />,
};

interface TypeLinksProps {
  readonly state: Model<'MessagesState'>;
  /** The one that is shown. */
  readonly type: MessagesType;
}

/** The types of messages and how many wait in each: pills on a phone, a list beside the conversation. */
export function TypeLinks({ state, type }: TypeLinksProps): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  return (
    <nav className="messages-types" aria-label={t('messages.types')}>
      {state.types.map((one) => (
        <Link key={one} to={messagesPath(locale, one)} aria-current={one === type ? 'page' : undefined}>
          <span className="messages-icon" data-type={one}>
            {icons[one]}
          </span>
          <span>{t(`messages.type.${one}`)}</span>
          <UnreadBadge unread={state.unreadOf[one]} />
        </Link>
      ))}
      {state.types.includes('inbox') && (
        <Link to={leadsPath(locale)}>
          <span className="messages-icon">
            <GlobeIcon />
          </span>
          <span>{t('messages.leads')}</span>
        </Link>
      )}
    </nav>
  );
}
