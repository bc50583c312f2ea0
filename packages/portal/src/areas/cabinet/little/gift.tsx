import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { BoxPicture } from '../awards/box-picture.tsx';
import { dailyAward } from '../awards/daily.ts';
import { useVoice } from '../../../sound/use-voice.ts';

/** The gift of today: a box that was won, else the award of the day; when both are taken it says when the next one comes. */
export function Gift(): ReactElement {
  const t = useWords('cabinet');
  const client = useClient();
  const say = useVoice();
  const { status } = useStore(dailyAward(client).store);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    const boxes = await client.awards.listBoxNotifications().catch((error: unknown) => {
      client.log('The boxes did not come.', error);
      return { data: [] };
    });
    if (boxes.data.length > 0) client.popups.open('boxes');
    else if (status === 'available') client.popups.open('dailyAward');
    else {
      setOpen(true);
      say(t('cabinet.little.gift.later'));
    }
  };
  return (
    <button type="button" className="little-stop" data-stop="gift" onClick={() => void open()}>
      <span className="little-round">
        <BoxPicture isOpen={isOpen} />
      </span>
      <b>{t('cabinet.little.gift')}</b>
      <span role="status" className="lk-unseen">
        {isOpen && t('cabinet.little.gift.later')}
      </span>
    </button>
  );
}
