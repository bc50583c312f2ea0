import './promo.css';
import { Kit, KitPointing, KitReading, KitThinking, NextScene } from '@logikit/widgets/ui';
import type { Model } from '@logikit/sdk';
import type { ReactElement, ReactNode } from 'react';
import { SiteHeader } from '../../layout/site-header.tsx';
import { useWords } from '../../words/use-words.ts';

interface PromoFrameProps {
  readonly page: Model<'PartnerPage'>;
  readonly title: string;
  readonly text: string;
  /** The one thing to do here. */
  readonly children: ReactNode;
}

const poses = [KitThinking, KitReading, KitPointing] as const;

/** A partner's page: what it is, the one thing to do, and why. */
export function PromoFrame({ page, title, text, children }: PromoFrameProps): ReactElement {
  const t = useWords('promo');
  return (
    <>
      <title>{t('promo.tab', { name: page.name })}</title>
      <div className="promo-hero">
        <div className="promo-site">
          <SiteHeader />
          <main className="promo-main">
            <div>
              <p className="promo-partner">{t('promo.together', { name: page.name })}</p>
              <h1>{title}</h1>
              <p className="promo-text">{text}</p>
            </div>
            {children}
          </main>
        </div>
        <NextScene motif="meadow" className="promo-art" />
      </div>
      <section aria-label={t('promo.points')}>
        <ul className="promo-site promo-points">
          {page.points.map((point, index) => (
            <li key={point.title} className="lk-card promo-point">
              <Kit pose={poses[index % poses.length] ?? KitThinking} className="promo-kit" />
              <div>
                <h2>{point.title}</h2>
                <p>{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
