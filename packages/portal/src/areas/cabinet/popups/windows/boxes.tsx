import './popup-window.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button, CardPicture, EnergyIcon, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useMutation } from '../../../../client/use-mutation.ts';
import { sounds } from '../../../../sound/sounds.ts';
import { useWords } from '../../../../words/use-words.ts';
import { BoxPicture } from '../../awards/box-picture.tsx';
import { loadWaitingBoxes, setWaitingBoxes } from '../../awards/boxes.ts';
import { Burst } from './burst.tsx';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

type UserBox = Model<'UserBox'>;

/** Boxes that were won, opened one after the other (rule D-082). Nothing waits for an animation. */
export function Boxes({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const { opened, next, isPending, error, open, goOn } = useBoxes(isOpen);

  return (
    <PopupWindow
      name="boxes"
      title={t(opened ? 'cabinet.popup.box.inside' : 'cabinet.popup.box.title')}
      art={
        <>
          {opened && <Burst key={opened.id} />}
          <BoxPicture isOpen={opened !== null} />
          {opened?.card && <CardPicture {...opened.card} className="boxes-card" />}
        </>
      }
      tone="mint"
      isOpen={isOpen}
      close={close}
    >
      <div role="status">{opened ? <Inside box={opened} /> : <p>{t('cabinet.popup.box.text')}</p>}</div>
      <p role="alert" className="form-error">
        {error}
      </p>
      <div className="popup-window-actions">
        {!opened && (
          <Button tone="sun" disabled={isPending} onClick={() => void open()}>
            {t('cabinet.popup.box.open')}
          </Button>
        )}
        {opened && next && (
          <Button tone="sun" onClick={goOn}>
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

/** The boxes that wait: the next one, and what was in the one that is open. */
function useBoxes(isOpen: boolean) {
  const client = useClient();
  const [waiting, setWaiting] = useState<readonly UserBox[]>([]);
  const [opened, setOpened] = useState<UserBox | null>(null);
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const latestRun = useRef(run);
  const [next, ...rest] = waiting;

  // Follows the platform: what waits when the window opens.
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    setOpened(null);
    void latestRun.current(async () => {
      const boxes = await loadWaitingBoxes(client);
      if (!isGone) setWaiting(boxes);
    });
    return () => {
      isGone = true;
    };
  }, [client, isOpen]);

  const open = async (): Promise<void> => {
    if (!next || isPending) return;
    await run(async () => {
      const box = await client.awards.openBox({ params: { userBoxId: next.id } });
      setOpened(box);
      setWaiting(rest);
      setWaitingBoxes(rest);
      sounds().play('ui', 'award');
    });
  };
  return { opened, next, isPending, error, open, goOn: () => setOpened(null) };
}

function Inside({ box }: { readonly box: UserBox }): ReactElement {
  const t = useWords('cabinet');
  const cards = useWords('collections');
  if (box.card) return <p>{t('cabinet.popup.box.card', { name: cards(`collections.card.${box.card.code}`) })}</p>;
  if (box.starsBack > 0) {
    return (
      <p className="boxes-gift">
        <StarIcon />
        {t('cabinet.popup.box.stars', { count: box.starsBack })}
      </p>
    );
  }
  return (
    <p className="boxes-gift">
      <EnergyIcon />
      {t('cabinet.stats.energy', { count: box.box.amount })}
    </p>
  );
}
