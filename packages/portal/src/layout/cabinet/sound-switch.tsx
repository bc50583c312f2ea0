import './sound-switch.css';
import type { SoundGroupName } from '@logikit/sdk/sounds';
import { useStore } from '@logikit/sdk/react';
import { SpeakerIcon, SpeakerOffIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Dropdown } from '../../ui/dropdown.tsx';
import { useWords } from '../../words/use-words.ts';
import { client } from '../../client/client.ts';
import { defaultAudio } from '../../sound/audio-settings.ts';
import { sounds } from '../../sound/sounds.ts';

/** The groups that are heard in the cabinet. */
const shown = ['ui', 'narration'] as const satisfies readonly SoundGroupName[];

/** The menu of the sounds: each group is muted on its own, and stays muted for the next visit. */
export function SoundSwitch(): ReactElement {
  const t = useWords('cabinet');
  const state = useStore(sounds().store, (each) => each);
  const isSilent = shown.every((group) => state[group].isMuted);
  return (
    <Dropdown label={t('cabinet.sound.menu')} icon={isSilent ? <SpeakerOffIcon /> : <SpeakerIcon />}>
      <div className="sound-switch-menu">
        <h2>{t('cabinet.sound.menu')}</h2>
        {shown.map((group) => (
          <SoundGroup key={group} group={group} isMuted={state[group].isMuted} />
        ))}
      </div>
    </Dropdown>
  );
}

function SoundGroup({ group, isMuted }: { readonly group: SoundGroupName; readonly isMuted: boolean }): ReactElement {
  const t = useWords('cabinet');
  return (
    <label>
      {t(`cabinet.sound.${group}`)}
      <input
        type="checkbox"
        role="switch"
        checked={!isMuted}
        onChange={({ target }) => {
          sounds().mute(group, !target.checked);
          if (group === 'ui' && target.checked) sounds().play('ui', 'tap');
          void keepSwitch(group, target.checked);
        }}
      />
    </label>
  );
}

/** For the other devices, too; without a connection the choice holds on this one. */
async function keepSwitch(group: SoundGroupName, enabled: boolean): Promise<void> {
  const { profile, settings, log } = client();
  const { profile: me } = profile.store.getState();
  if (!me) return;
  const before = me.audio ?? defaultAudio(sounds());
  try {
    await settings.saveSettings({ body: { type: 14, audio: { ...before, [group]: { ...before[group], enabled } } } });
    await profile.load();
  } catch (error) {
    log('The sounds are kept on this device only', error);
  }
}
