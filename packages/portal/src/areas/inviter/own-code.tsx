import './inviter.css';
import { Button, RefreshIcon } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { client } from '../../client/client.ts';
import { useWords } from '../../words/use-words.ts';
import type { Change } from './change-friends.ts';
import { Ticket } from './ticket.tsx';

interface OwnCodeProps {
  readonly code: string;
  readonly isPending: boolean;
  readonly change: Change;
}

/** The own code, to tell or to hand on. */
export function OwnCode({ code, isPending, change }: OwnCodeProps): ReactElement {
  const t = useWords('inviter');
  const shown = useRef<HTMLOutputElement>(null);
  const [copied, setCopied] = useState('');
  const copy = (): void =>
    void copyText(code, { shown: shown.current }).then((isCopied) => setCopied(isCopied ? code : ''));
  return (
    <Ticket id="inviter-code" title={t('inviter.code.title')} text={t('inviter.code.text')}>
      <output ref={shown} className="inviter-code">
        {code}
      </output>
      <div className="inviter-row">
        <Button size="small" onClick={copy}>
          {t('inviter.copy')}
        </Button>
        <Button
          tone="plain"
          size="small"
          disabled={isPending}
          onClick={() => change(() => client().social.renewFriendCode())}
        >
          <RefreshIcon />
          {t('inviter.code.renew')}
        </Button>
        <p role="status">{copied === code && t('inviter.copied')}</p>
      </div>
    </Ticket>
  );
}
