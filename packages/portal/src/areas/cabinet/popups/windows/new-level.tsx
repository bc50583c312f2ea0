import './popup-window.css';
import { useClient, useStore } from '@logikit/sdk/react';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { sounds } from '../../../../sound/sounds.ts';
import { useWords } from '../../../../words/use-words.ts';
import { LevelBadge } from '../../levels/level-badge.tsx';
import { tierOf } from '../../levels/tier.ts';
import { Burst } from './burst.tsx';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** The level just reached, with its picture; of several at once the highest (rule D-073). */
export function NewLevel({ isOpen, close }: PopupProps): ReactElement {
  const t = useWords('cabinet');
  const client = useClient();
  const level = useStore(client.profile.store, ({ profile }) => profile?.level ?? 1);
  const [levels, setLevels] = useState<Model<'LevelConfig'> | null>(null);

  // Follows the platform: which levels have a name.
  useEffect(() => {
    let isGone = false;
    client.general.config().then(
      (config) => isGone || setLevels(config.level),
      (error: unknown) => client.log('The names of the levels did not arrive.', error),
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  // Follows the window: it rings when it opens.
  useEffect(() => {
    if (isOpen) sounds().play('ui', 'level');
  }, [isOpen]);

  const tier = levels === null ? null : tierOf(level, levels);
  return (
    <PopupWindow
      name="new-level"
      title={t('cabinet.popup.level.title', { level })}
      art={
        <>
          {isOpen && <Burst key={level} />}
          <LevelBadge tier={tier ?? 1} className="level-badge" />
        </>
      }
      tone="sun"
      isOpen={isOpen}
      close={close}
    >
      {tier !== null && <p className="new-level-name">{t(`cabinet.tier.${tier}`)}</p>}
      <p>{t('cabinet.popup.level.text')}</p>
      <div className="popup-window-actions">
        <Button onClick={close}>{t('cabinet.popup.level.action')}</Button>
      </div>
    </PopupWindow>
  );
}
