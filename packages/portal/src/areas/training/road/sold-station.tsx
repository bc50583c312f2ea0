import './road-guide.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { problemPath } from '../../../paths/training.ts';
import { SpendEnergy } from '../energy/spend-energy.tsx';

type Thread = Model<'Thread'>;

interface SoldStationProps {
  readonly thread: Thread;
  readonly station: Thread['problems'][number];
  /** Milliseconds until one more unit of energy. */
  readonly tick: number;
}

/** The next problem of a chapter beyond the trial: it opens for energy and leads to itself (rule D-063). */
export function SoldStation({ thread, station, tick }: SoldStationProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { problems, profile } = useClient();
  const number = thread.problems.indexOf(station) + 1;
  async function open(): Promise<void> {
    await problems.buy({ params: { id: station.id }, query: { threadId: thread.id } });
    await Promise.all([profile.load(), navigate(problemPath(locale, thread.id, station.id))]);
  }
  return (
    <div className="road-guide-sold">
      <p>{t('training.guide.sold')}</p>
      <p>{t('training.guide.station', { number, title: station.title })}</p>
      <SpendEnergy cost={station.energyCost ?? 0} tick={tick} spend={open} />
    </div>
  );
}
