import '../family.css';
import type { SoundGroupName } from '@logikit/sdk/sounds';
import { SpeakerIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { type Audio, soundParts, defaultAudio } from '../../../sound/audio-settings.ts';
import { sounds } from '../../../sound/sounds.ts';
import { formatList } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { Form } from '../../../forms/form-parts.tsx';
import { saveSettings, useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

/** How loud each group is. It is heard at once and kept for the other devices, too. */
export function SoundPart({ audio }: { readonly audio: Audio | null }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const [chosen, setChosen] = useState<Audio>(() => audio ?? defaultAudio(sounds()));
  const set = (group: SoundGroupName, to: Partial<Audio[SoundGroupName]>): void => {
    const next = { ...chosen[group], ...to };
    setChosen({ ...chosen, [group]: next });
    sounds().configure(group, { volume: next.volume });
    sounds().mute(group, !next.enabled);
    if (group === 'ui' && next.enabled) sounds().play('ui', 'tap');
  };
  const shown = soundParts.filter((group) => chosen[group].enabled).map((group) => t(`family.sound.${group}`));
  const summary =
    { [0]: t('family.off'), [soundParts.length]: t('family.on') }[shown.length] ?? formatList(locale, shown);
  return (
    <SettingLine id="sound" icon={<SpeakerIcon />} title={t('family.sound.title')} value={summary}>
      <Form
        label={t('family.sound.title')}
        mutation={mutation}
        onSave={() => void mutation.run(() => saveSettings({ type: 14, audio: chosen }))}
      >
        {soundParts.map((group) => (
          <div key={group} className="family-sound">
            <label className="form-check">
              <input
                type="checkbox"
                checked={chosen[group].enabled}
                onChange={({ target }) => set(group, { enabled: target.checked })}
              />
              {t(`family.sound.${group}`)}
            </label>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              aria-label={t('family.sound.volume', { group: t(`family.sound.${group}`) })}
              value={chosen[group].volume}
              onChange={({ target }) => set(group, { volume: Number(target.value) })}
            />
          </div>
        ))}
      </Form>
    </SettingLine>
  );
}
