import './partner.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type RefObject, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { useWords } from '../../words/use-words.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Where the text stands, to be selected where copying is not allowed. */
  readonly shown: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
}

export function CopyButton({ text, shown }: CopyButtonProps): ReactElement {
  const t = useWords('partner');
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <>
      <Button
        size="small"
        onClick={() => void copyText(text, { shown: shown.current }).then((done) => setCopied(done ? text : null))}
      >
        {t('partner.copy')}
      </Button>
      <span role="status" className="partner-status">
        {copied === text && t('partner.copied')}
      </span>
    </>
  );
}
