import './event.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { copyText } from '../../browser/clipboard.ts';
import { useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';

/** A public address for the own result, without a name in it; it can be taken back. */
export function Share({ event: { id, shareLink } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const { error, run, reset } = useMutation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const change = (call: 'shareEvent' | 'unshareEvent'): Promise<boolean> => {
    setIsCopied(false);
    return run(() => client().events[call]({ params: { id } }));
  };
  const copyLink = async (link: string): Promise<void> => {
    reset();
    setIsCopied(await copyText(link, { shown: field.current }));
  };
  return (
    <section className="lk-card event-share" aria-labelledby="event-share">
      <h2 id="event-share">{t('events.share.title')}</h2>
      <p>{t('events.share.text')}</p>
      {shareLink === null ? (
        <Button onClick={() => void change('shareEvent')}>{t('events.share.make')}</Button>
      ) : (
        <>
          <label className="form-control">
            <span>{t('events.share.link')}</span>
            <input ref={field} readOnly value={shareLink} onFocus={(event) => event.target.select()} />
          </label>
          <div className="event-ways">
            <Button size="small" onClick={() => void copyLink(shareLink)}>
              {t('events.share.copy')}
            </Button>
            <Button size="small" tone="plain" onClick={() => void change('unshareEvent')}>
              {t('events.share.takeBack')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="event-note">
        {isCopied && t('events.share.copied')}
        {error}
      </p>
    </section>
  );
}
