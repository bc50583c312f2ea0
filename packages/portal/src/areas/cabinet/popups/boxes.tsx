import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button, CardPicture, EnergyIcon, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { sounds } from '../../../shell/sounds.ts';
import { useWords } from '../../../words/use-words.ts';
import { BoxPicture } from '../awards/box-picture.tsx';
import { useErrorText } from '../awards/error-text.ts';
import { Burst } from './burst.tsx';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

type UserBox = Model<'UserBox'>;

/** Boxes that were won, opened one after the other (rule D-082). Nothing waits for an animation. */
export function Boxes({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const errorText = useErrorText();
  const client = useClient();
  const [waiting, setWaiting] = useState<readonly UserBox[]>([]);
  const [opened, setOpened] = useState<UserBox | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [next, ...rest] = waiting;

  // Follows the platform: what waits when the window opens.
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    setOpened(null);
    setFault(null);
    client.awards.listBoxNotifications().then(
      ({ data }) => isGone || setWaiting(data),
      (error: unknown) => isGone || setFault(error),
    );
    return () => {
      isGone = true;
    };
  }, [client, isOpen]);

  const open = async (): Promise<void> => {
    if (!next || isBusy) return;
    setFault(null);
    setBusy(true);
    try {
      const box = await client.awards.openBox({ params: { userBoxId: next.id } });
      setOpened(box);
      setWaiting(rest);
      sounds().play('ui', 'award');
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  };

  return (
    <PopupWindow
      name="boxes"
      title={t(opened ? 'cabinet.popup.box.inside' : 'cabinet.popup.box.title')}
      art={
        <>
          {opened && <Burst key={opened.id} />}
          <BoxPicture isOpen={opened !== null} />
          {opened?.card && <CardPicture {...opened.card} className="box-card" />}
        </>
      }
      tone="mint"
      isOpen={isOpen}
      close={close}
    >
      <div role="status">{opened ? <Inside box={opened} /> : <p>{t('cabinet.popup.box.text')}</p>}</div>
      <p role="alert" className="form-error">
        {fault !== null && errorText(fault)}
      </p>
      <div className="popup-actions">
        {!opened && (
          <Button tone="sun" disabled={isBusy} onClick={() => void open()}>
            {t('cabinet.popup.box.open')}
          </Button>
        )}
        {opened && next && (
          <Button tone="sun" onClick={() => setOpened(null)}>
            {t('cabinet.popup.box.next')}
          </Button>
        )}
        {opened && (
          <Button tone={next ? 'plain' : 'violet'} onClick={close}>
            {t('cabinet.popup.box.done')}
          </Button>
        )}
      </div>
    </PopupWindow>
  );
}

function Inside({ box }: { readonly box: UserBox }): ReactElement {
  const t = useWords('cabinet');
  const cards = useWords('collections');
  if (box.card) return <p>{t('cabinet.popup.box.card', { name: cards(`collections.card.${box.card.code}`) })}</p>;
  if (box.starsBack > 0) {
    return (
      <p className="box-gift">
        <StarIcon />
        {t('cabinet.popup.box.stars', { count: box.starsBack })}
      </p>
    );
  }
  return (
    <p className="box-gift">
      <EnergyIcon />
      {t('cabinet.stats.energy', { count: box.box.amount })}
    </p>
  );
}
