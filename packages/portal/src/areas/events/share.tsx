import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../../client.ts';
import { copy } from '../../shell/copy.ts';
import { useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';

/** A public address for the own result, without a name in it; it can be taken back. */
export function Share({ event: { id, shareLink } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const change = async (call: 'shareEvent' | 'unshareEvent'): Promise<void> => {
    setState('idle');
    try {
      await client().events[call]({ params: { id } });
      await revalidate();
    } catch (error) {
      client().log('The link to the result is not changed', error);
      setState('failed');
    }
  };
  return (
    <section className="lk-card event-share" aria-labelledby="event-share">
      <h2 id="event-share">{t('events.share.title')}</h2>
      <p>{t('events.share.text')}</p>
      {shareLink === null ? (
        <Button onClick={() => void change('shareEvent')}>{t('events.share.make')}</Button>
      ) : (
        <>
          <label className="field">
            <span>{t('events.share.link')}</span>
            <input ref={field} readOnly value={shareLink} onFocus={(event) => event.target.select()} />
          </label>
          <div className="event-ways">
            <Button
              size="small"
              onClick={() =>
                void copy(shareLink, { shown: field.current }).then((done) => setState(done ? 'copied' : 'idle'))
              }
            >
              {t('events.share.copy')}
            </Button>
            <Button size="small" tone="plain" onClick={() => void change('unshareEvent')}>
              {t('events.share.takeBack')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="event-note">
        {state === 'copied' && t('events.share.copied')}
        {state === 'failed' && errorText('errors.internal')}
      </p>
    </section>
  );
}
