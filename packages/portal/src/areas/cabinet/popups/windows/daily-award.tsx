import './daily-award.css';
import './popup-window.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, CheckIcon, EnergyIcon, Kit, KitCheering, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { useMutation } from '../../../../client/use-mutation.ts';
import { sounds } from '../../../../sound/sounds.ts';
import { useWords } from '../../../../words/use-words.ts';
import { BoxPicture } from '../../awards/box-picture.tsx';
import { dailyAward } from '../../awards/daily.ts';
import { Burst } from './burst.tsx';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** Something for coming back: seven days, each with its award (rule D-080). A missed day is never reproached. */
export function DailyAward({ isOpen, close }: PopupProps): ReactElement | null {
  const t = useWords('cabinet');
  const client = useClient();
  const daily = dailyAward(client);
  const { status, info, awards } = useStore(daily.store);
  const { error, run } = useMutation({ refreshes: 'nothing' });
  const isTaken = status === 'taken';

  // Follows the screen: the platform hears that the taken award was seen.
  useEffect(() => {
    if (isOpen && isTaken) daily.see().catch((cause: unknown) => client.log('The award was seen, unheard.', cause));
  }, [client, daily, isOpen, isTaken]);

  if (!info) return null;
  const day = isTaken ? info.streakDay : info.streakDay + 1;
  const award = awards.find((one) => one.day === info.cycleDay);
  const take = async (): Promise<void> => {
    if (await run(() => daily.take())) sounds().play('ui', 'award');
  };

  return (
    <PopupWindow
      name="daily-award"
      title={t(isTaken ? 'cabinet.popup.daily.taken' : 'cabinet.popup.daily.title', { day })}
      art={
        <>
          {isOpen && isTaken && <Burst />}
          <Kit pose={isTaken ? KitCheering : KitWaving} />
        </>
      }
      tone="sun"
      isOpen={isOpen}
      close={close}
    >
      <p>{t(info.isFrozen ? 'cabinet.popup.daily.frozen' : 'cabinet.popup.daily.text')}</p>
      <ol className="daily-award-days" aria-label={t('cabinet.popup.daily.days')}>
        {awards.map((one) => (
          <Day key={one.id} award={one} state={stateOf(one.day, info.cycleDay, isTaken)} />
        ))}
      </ol>
      <p role="status" className="form-error">
        {error}
      </p>
      <div className="popup-window-actions">
        {isTaken ? (
          <Button onClick={close}>{t('cabinet.popup.daily.thanks')}</Button>
        ) : (
          <Button tone="sun" disabled={status === 'taking'} onClick={() => void take()}>
            {award?.kind === 'energy' ? <EnergyIcon /> : null}
            <span>{t('cabinet.popup.daily.take')}</span>
          </Button>
        )}
      </div>
    </PopupWindow>
  );
}

type DayState = 'done' | 'today' | 'later';

function stateOf(day: number, today: number, isTaken: boolean): DayState {
  if (day < today || (day === today && isTaken)) return 'done';
  return day === today ? 'today' : 'later';
}

function Day({ award, state }: { readonly award: Model<'DailyAward'>; readonly state: DayState }): ReactElement {
  const t = useWords('cabinet');
  const said =
    award.kind === 'energy' ? t('cabinet.stats.energy', { count: award.amount }) : t('cabinet.popup.daily.box');
  return (
    <li data-state={state} aria-current={state === 'today' ? 'step' : undefined}>
      <span className="lk-unseen">
        {t(`cabinet.popup.daily.day.${state}`, { day: award.day })} {said}
      </span>
      <span aria-hidden className="daily-award-day">
        {state === 'done' ? <CheckIcon /> : award.day}
      </span>
      <span aria-hidden className="daily-award-gift">
        {award.kind === 'energy' ? (
          <>
            <EnergyIcon />
            {award.amount}
          </>
        ) : (
          <BoxPicture isOpen={false} />
        )}
      </span>
    </li>
  );
}
