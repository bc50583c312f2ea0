import './rest.css';
import { useClient } from '@logikit/sdk/react';
import { AgainThumb, ChevronIcon, HeartIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { problemPath } from '../../../paths/training.ts';
import { loadReplays, type Replays } from './load-replays.ts';

/** The way to win a heart: a few solved problems, answered right once more. Absent until there is one. */
export function ReplayOffer(): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const replays = useReplays();
  // Another problem every time: the first ones of the list take turns.
  const next = replays?.solved[replays.correct % replays.solved.length];
  if (!replays || !next) return null;
  const left = replays.of - replays.correct;
  return (
    <Link className="lk-card rest-way" to={problemPath(locale, next.threadId, next.problemId)}>
      <AgainThumb className="rest-icon" />
      <span>
        <b>{t('training.rest.replay')}</b>
        <span>
          {replays.livesLeft > 0 ? t('training.rest.replayText', { count: left }) : t('training.rest.replayOver')}
        </span>
        {replays.livesLeft > 0 && (
          <span className="rest-pips" aria-hidden="true">
            {Array.from({ length: replays.of }, (_, index) => (
              <span key={index} className="rest-pip" data-won={index < replays.correct || undefined}>
                <HeartIcon />
              </span>
            ))}
          </span>
        )}
      </span>
      <ChevronIcon />
    </Link>
  );
}

/** Follows the platform: asked when the rest begins. Without an answer the other ways remain. */
function useReplays(): Replays | null {
  const client = useClient();
  const [replays, setReplays] = useState<Replays | null>(null);
  useEffect(() => {
    let isHere = true;
    loadReplays(client).then(
      (loaded) => isHere && setReplays(loaded),
      (error: unknown) => client.log('The replays could not be looked up.', error),
    );
    return () => void (isHere = false);
  }, [client]);
  return replays;
}
