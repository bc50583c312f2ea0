import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { formatNumber, formatSeason } from '../../../../words/formatters.ts';
import { isHigher, LeagueEmblem } from '../../../../ui/league-emblem.tsx';
import { useLocale, useWords } from '../../../../words/use-words.ts';
import { Burst } from './burst.tsx';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** What the month before has given: the place, the stars and, where it goes up, the next league (rule D-111). */
export function SeasonResult({ isOpen, close }: PopupProps): ReactElement | null {
  const t = useWords('rating');
  const locale = useLocale();
  const result = useResult({ isOpen, close });
  if (!result) return null;
  const { place, points, leagueBefore, leagueAfter } = result;
  return (
    <PopupWindow
      name="season-result"
      title={t('rating.result.title', {
        month: formatSeason(locale, result.season),
        place: formatNumber(locale, place),
      })}
      art={
        <>
          {isOpen && <Burst />}
          <LeagueEmblem league={leagueAfter} />
        </>
      }
      tone="sun"
      isOpen={isOpen}
      close={close}
    >
      <p>
        {t(`rating.league.${leagueBefore}`)},{' '}
        {t('rating.stars', { count: points, number: formatNumber(locale, points) })}
      </p>
      {isHigher(leagueAfter, leagueBefore) && (
        <p>{t('rating.result.up', { league: t(`rating.league.${leagueAfter}`) })}</p>
      )}
      <div className="popup-window-actions">
        <Button onClick={close}>{t('rating.result.action')}</Button>
      </div>
    </PopupWindow>
  );
}

/** The result that waits to be looked at. The platform hears of the look, so that no other device shows it again. */
function useResult({ isOpen, close }: PopupProps): Model<'SeasonResult'> | null {
  const client = useClient();
  const [result, setResult] = useState<Model<'SeasonResult'> | null>(null);

  // Follows the window: it asks when it opens, and gives its place away where nothing waits any more.
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const look = async (): Promise<void> => {
      const { seasons } = await client.rating.getRatingSeason();
      if (isGone) return;
      setResult(seasons.result);
      if (!seasons.result) {
        close();
        return;
      }
      client.rating
        .lookSeasonReward()
        .catch((error: unknown) => client.log('The platform did not hear that the result was shown.', error));
    };
    look().catch((error: unknown) => {
      client.log('The result of the season could not be shown.', error);
      if (!isGone) close();
    });
    return () => {
      isGone = true;
    };
  }, [client, isOpen, close]);

  return result;
}
