import './gift-corner.css';
import type { Client, PopupName } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { BoxPicture } from './box-picture.tsx';
import { useWaitingBoxes } from './boxes.ts';
import { dailyAward } from './daily.ts';

interface Gifts {
  /** The window of the one that comes next; undefined: nothing waits. */
  readonly next: PopupName | undefined;
  readonly count: number;
}

/** What was won and has not been taken, because its window was put away or did not open by itself. */
export function useGifts(client: Client): Gifts {
  const { current, queue } = useStore(client.popups.store);
  const { status } = useStore(dailyAward(client).store);
  const boxes = useWaitingBoxes().length;
  const counts: readonly (readonly [PopupName, number])[] = [
    ['newLevel', Number(queue.includes('newLevel'))],
    ['seasonResult', Number(queue.includes('seasonResult'))],
    ['dailyAward', Number(status === 'available')],
    ['boxes', boxes],
  ];
  const waiting = counts.filter(([name, count]) => count > 0 && name !== current);
  return { next: waiting[0]?.[0], count: waiting.reduce((sum, [, count]) => sum + count, 0) };
}

/** Where gifts wait: one touch opens the next. Nothing where there is none. */
export function GiftCorner(): ReactElement | null {
  const t = useWords('cabinet');
  const client = useClient();
  const { next, count } = useGifts(client);
  if (next === undefined) return null;
  return (
    <button type="button" className="lk-card gift-corner" onClick={() => client.popups.open(next, { isAsked: true })}>
      <BoxPicture isOpen={false} />
      <b>{t('cabinet.gifts.waiting', { count })}</b>
      <span {...buttonLook({ tone: 'sun', size: 'small' })}>{t('cabinet.goals.box')}</span>
    </button>
  );
}
