import './next-card.css';
import { buttonLook, ChevronIcon, Kit, KitCheering, NextScene, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../../paths/named-routes.ts';
import { problemPath, roadPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Chapter, Next, Today } from './today.ts';

/** The next problem; where every open one is solved, the chapter that waits behind them. */
export function NextCard({ today, isAdult }: { readonly today: Today; readonly isAdult: boolean }): ReactElement {
  if (today.next) return <ProblemCard next={today.next} />;
  return today.ahead ? <AheadCard chapter={today.ahead} isAdult={isAdult} /> : <AllDone />;
}

interface AheadCardProps {
  readonly chapter: Chapter;
  /** Only an adult who learns is shown the shop: a child's pages have no way to it. */
  readonly isAdult: boolean;
}

function AheadCard({ chapter, isAdult }: AheadCardProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { id, translations, view } = chapter;
  return (
    <section className="lk-card next-card" data-motif={view.roadImage}>
      {view.dashboardImage !== null && <img className="next-card-sky" src={view.dashboardImage} alt="" />}
      <NextScene motif={view.roadImage} className="next-card-scene" />
      <div className="next-card-copy">
        <p className="eyebrow">{t('cabinet.ahead.where')}</p>
        <h2>{Object.values(translations)[0]?.title}</h2>
        <p className="next-card-text">{t('cabinet.ahead.text')}</p>
        <div className="form-row">
          <Link className="lk-button" to={roadPath(locale, chapter.targetLessonId, id)}>
            {t('cabinet.ahead.action')}
            <ChevronIcon />
          </Link>
          {isAdult && (
            <Link {...buttonLook({ tone: 'plain' })} to={routePath(locale, 'cabinet.shop')}>
              {t('cabinet.ahead.shop')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function ProblemCard({ next }: { readonly next: Next }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <section className="lk-card next-card" data-motif={next.motif}>
      {next.image !== null && <img className="next-card-sky" src={next.image} alt="" />}
      <NextScene motif={next.motif} className="next-card-scene" />
      <div className="next-card-copy">
        <p className="eyebrow">{t('cabinet.next.where', { block: next.block, station: next.station })}</p>
        <h2>{next.title}</h2>
        <Link className="lk-button" to={problemPath(locale, next.threadId, next.problemId)}>
          {t(`cabinet.next.${next.motif}`)}
          <ChevronIcon />
        </Link>
      </div>
    </section>
  );
}

function AllDone(): ReactElement {
  const t = useWords('cabinet');
  return (
    <section className="lk-card next-card next-card-done">
      <Kit pose={KitCheering} className="next-card-kit" />
      <div className="next-card-copy">
        <h2>{t('cabinet.done.title')}</h2>
        <p>{t('cabinet.done.text')}</p>
        <Stars earned={3} label={t('cabinet.done.title')} />
      </div>
    </section>
  );
}
