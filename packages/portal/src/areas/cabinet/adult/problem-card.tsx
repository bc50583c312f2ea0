import type { Model } from '@logikit/sdk';
import { ChevronIcon, Cut, Drawing, PlaceView, questionPictures } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { problemPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Next } from '../dashboard/today.ts';

interface ProblemCardProps {
  readonly next: Next;
  readonly problem: Model<'LearnerProblem'>;
}

const HARDEST = 5;

/** The next problem as it is: its own picture on the light table, what it asks and how hard it is. */
export function ProblemCard({ next, problem }: ProblemCardProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const words = Object.values(problem.translations)[0];
  const pictures = questionPictures({ ...problem, scene: problem.graphic?.scene ?? null });
  return (
    <section className="lk-card adult-problem">
      <div className="lk-lit adult-table" data-count={pictures.length}>
        {pictures.length === 0 ? (
          <PlaceView motif={next.motif} />
        ) : (
          pictures.map((picture, index) => <Drawing key={index} picture={picture} />)
        )}
      </div>
      <div className="adult-copy">
        <p className="eyebrow">{t('cabinet.next.where', { block: next.block, station: next.station })}</p>
        <h2>{next.title}</h2>
        <p>{words?.question}</p>
        <p className="adult-hardness">
          <svg viewBox="0 0 92 24" aria-hidden>
            {Array.from({ length: HARDEST }, (_, index) => (
              <Cut
                key={index}
                paper={index < problem.complexity ? 'sun' : 'card'}
                line="thin"
                d={`M${9 + index * 18} 21l-6-9l6-9l6 9Z`}
              />
            ))}
          </svg>
          {t('cabinet.adult.hardness', { level: problem.complexity, of: HARDEST })}
        </p>
        <Link className="lk-button" to={problemPath(locale, next.threadId, next.problemId)}>
          {t('cabinet.adult.take')}
          <ChevronIcon />
        </Link>
      </div>
    </section>
  );
}
