import './event.css';
import './landing.css';
import { Chip, ChevronIcon, Kit, KitOnPodium, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { formatDuration, formatNumber } from '../../words/formatters.ts';
import { sitePath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { titleOf } from './load-event.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['public', 'events'],
  requires: 'nothing',
  load: ({ params }) => client().events.getSharedEventResult({ params: { token: params['token'] ?? '' } }),
});

/** A result that somebody has shared: what was reached, and nobody's name. */
export default function SharedResult(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const result = useLoaderData<typeof clientLoader>();
  const { place, participants, stars, maxStars, seconds, url } = result;
  return (
    <div className="landing-site">
      <title>{t('events.tab', { title: titleOf(result) })}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader />
      <main className="event-main">
        <section className="lk-card event-card event-reached">
          <Kit pose={KitOnPodium} className="event-kit" />
          <p className="eyebrow">{t('events.shared.eyebrow')}</p>
          <h1>{titleOf(result)}</h1>
          {place !== null && (
            <p className="event-place">
              {t('events.result.place', {
                place: formatNumber(locale, place),
                participants: formatNumber(locale, participants),
              })}
            </p>
          )}
          <p className="event-sum">
            <Chip icon={<StarIcon />} label={t('events.result.stars', { stars, of: maxStars })}>
              {stars} <small>/ {maxStars}</small>
            </Chip>
            <span>{t('events.result.time', { time: formatDuration(locale, seconds) })}</span>
          </p>
          <Link className="lk-button" to={sitePath(locale, `event/${url}/landing`)}>
            {t('events.shared.action')}
            <ChevronIcon />
          </Link>
        </section>
      </main>
    </div>
  );
}
