import './conversation.css';
import { KitPointing, KitReading, KitThinking, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import type { MessagesData } from './load-messages.ts';
import { PaneNote } from './pane-note.tsx';
import { PersonFace } from './person-face.tsx';

/** The open conversation and where something is said; without one Kit says what to do. */
export function ConversationPane({ data }: { readonly data: MessagesData }): ReactElement {
  const { state, type, isSingle, threads, open, messages } = data;
  const hasComposer = type !== 'system' && (open !== null || (type === 'support' && state.canSend));
  const isToChoose = open === null && threads.length > 0;
  return (
    <div className="lk-card conversation-pane" data-choose={isToChoose || undefined}>
      {(isSingle || open !== null) && <PaneHead data={data} />}
      {open && messages && messages.data.length > 0 ? (
        <Conversation thread={open} messages={messages} type={type} />
      ) : (
        <Quiet data={data} />
      )}
      {hasComposer && <Composer key={open?.id ?? 0} thread={open} type={type} state={state} />}
    </div>
  );
}

interface PaneProps {
  readonly data: MessagesData;
}

function PaneHead({ data: { type, open } }: PaneProps): ReactElement {
  const t = useWords('messages');
  return (
    <div className="conversation-head">
      <PersonFace person={open?.person ?? null} size={56} />
      <div>
        <h2>{open?.person?.displayName ?? t(`messages.type.${type}`)}</h2>
        {open?.person === null && <p>{t(`messages.empty.${type}`)}</p>}
      </div>
    </div>
  );
}

function Quiet({ data: { state, type, threads, open } }: PaneProps): ReactElement {
  const t = useWords('messages');
  if (open !== null) return <PaneNote pose={KitWaving} title={t('messages.empty.title')} />;
  if (threads.length > 0) return <PaneNote pose={KitPointing} title={t('messages.choose')} />;
  if (type === 'support' && !state.canSend)
    return <PaneNote pose={KitThinking} title={t('messages.notPaid.title')} text={t('messages.notPaid.text')} />;
  return <PaneNote pose={KitReading} title={t('messages.empty.title')} text={t(`messages.empty.${type}`)} />;
}
