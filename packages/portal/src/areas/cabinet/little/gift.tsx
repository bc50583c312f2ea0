import { useClient } from '@logikit/sdk/react';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { BoxPicture } from '../awards/box-picture.tsx';
import { useGifts } from '../awards/gift-corner.tsx';
import { useVoice } from '../../../sound/use-voice.ts';

/** The gift of today: whatever waits; when everything is taken it says when the next one comes. */
export function Gift(): ReactElement {
  const t = useWords('cabinet');
  const client = useClient();
  const say = useVoice();
  const { next } = useGifts(client);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (next !== undefined) return client.popups.open(next, { isAsked: true });
    setOpen(true);
    say(t('cabinet.little.gift.later'));
  };
  return (
    <button type="button" className="little-stop" data-stop="gift" onClick={open}>
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
