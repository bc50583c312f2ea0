import './rest.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { BookIcon, ChevronIcon, EventsIcon, HeartIcon, Kit, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BigTimer } from '../../../ui/timers/big-timer.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { ReplayOffer } from './replay-offer.tsx';

interface RestProps {
  /** Left out when there is nothing to read about the problem. */
  readonly onTheory: (() => void) | undefined;
}

/** No hearts left: Kit tells when the next one comes, and what can be done until then. Nothing here is for sale. */
export function Rest({ onTheory }: RestProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { life } = useClient();
  const text = useStore(life.store, (view) => view.text);
  return (
    <section className="rest" aria-labelledby="rest-title">
      <Kit pose={KitReading} className="rest-kit" />
      <h1 id="rest-title" tabIndex={-1} data-main="">
        {t('training.rest.title')}
      </h1>
      <p className="rest-text">{t('training.rest.text')}</p>
      <BigTimer label={t('training.rest.timer')} icon={<HeartIcon />} tone="coral" text={text} />
      <ul className="rest-ways">
        <li>
          <ReplayOffer />
        </li>
        {onTheory && (
          <li>
            <button type="button" className="lk-card rest-way" onClick={onTheory}>
              <BookIcon className="rest-icon" />
              <b>{t('training.rest.theory')}</b>
              <ChevronIcon />
            </button>
          </li>
        )}
        <li>
          <Link className="lk-card rest-way" to={routePath(locale, 'cabinet.events')}>
            <EventsIcon className="rest-icon" />
            <b>{t('training.rest.events')}</b>
            <ChevronIcon />
          </Link>
        </li>
      </ul>
    </section>
  );
}
