import './landing.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, Kit, KitOnPodium, KitReading, KitThinking, NextScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { signedInProfile } from '../../app/guards.ts';
import { routePath } from '../../paths/named-routes.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { eventPreviewPath } from '../../paths/events.ts';
import { page } from '../../app/page.ts';

interface LandingData {
  readonly landing: Model<'Landing'>;
  /** Somebody who is signed in goes straight to the event. */
  readonly isKnown: boolean;
}

export const clientLoader = page({
  areas: ['public', 'events'],
  requires: 'nothing',
  load: async ({ params }): Promise<LandingData> => {
    const [landing, profile] = await Promise.all([
      client().events.getEventLanding({ params: { id: params['url'] ?? '' } }),
      signedInProfile(),
    ]);
    return { landing, isKnown: profile !== null };
  },
});

const poses = [KitThinking, KitReading, KitOnPodium] as const;

/** What an event is, for whoever has been sent its address. The start keeps the event through the registration. */
export default function EventLanding(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { landing, isKnown } = useLoaderData<typeof clientLoader>();
  const slides = landing.slides.map(({ slide, translations }) => ({ slide, ...Object.values(translations)[0] }));
  const [first, ...rest] = slides;
  const to = isKnown
    ? eventPreviewPath(locale, landing.id)
    : routePath(locale, 'auth.start', { query: { event: String(landing.id) } });
  return (
    <>
      <title>{t('events.tab', { title: first?.title ?? t('events.list.title') })}</title>
      <div className="landing-hero">
        <div className="landing-site">
          <SiteHeader />
          <main>
            <h1>{first?.title ?? t('events.list.title')}</h1>
            <p>{first?.text}</p>
            <Link className="lk-button" to={to}>
              {t('events.action.take')}
              <ChevronIcon />
            </Link>
          </main>
        </div>
        <NextScene motif="space" className="landing-art" />
      </div>
      <div className="landing-site landing-slides">
        {rest.map(({ slide, title, text }, index) => (
          <section key={slide} className="lk-card landing-slide" aria-labelledby={`slide-${slide}`}>
            <Kit pose={poses[(index + 1) % poses.length] ?? KitThinking} className="landing-kit" />
            <div>
              <h2 id={`slide-${slide}`}>{title}</h2>
              <p>{text}</p>
            </div>
          </section>
        ))}
        <section className="landing-end" aria-label={t('events.action.take')}>
          <Link className="lk-button" to={to} data-tone="sun">
            {t('events.action.take')}
            <ChevronIcon />
          </Link>
        </section>
      </div>
    </>
  );
}
