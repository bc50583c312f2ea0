import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { formatRecentDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { isTopic } from '../topics.ts';
import type { Day } from './by-day.ts';
import { Sticker } from './sticker.tsx';

/** One page of the album: what was solved on a day, idea by idea. */
export function DayPage({ day: { date, groups } }: { readonly day: Day }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const count = groups.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <section className="album-day">
      <h2>
        {formatRecentDay(locale, date, client().serverTime.now())} <small>{t('training.album.count', { count })}</small>
      </h2>
      <div className="album-page">
        {groups.map(({ idea, problems }) => (
          <section key={idea} className="album-group">
            {isTopic(idea ?? undefined) && <h3>{t(`training.topic.${idea}`)}</h3>}
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.problemId}-${problem.threadId}`}>
                  <Sticker problem={problem} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
