import type { SoundGroupName } from '@logikit/sdk/sounds';
import { type ReactElement, useState } from 'react';
import { type Audio, soundParts, usualAudio } from '../../shell/own-sounds.ts';
import { sounds } from '../../shell/sounds.ts';
import { useWords } from '../../words/use-words.ts';
import { Form, Part } from '../../shell/form-parts.tsx';
import { useFormChange } from '../../shell/use-form-change.ts';

/** How loud each group is. It is heard at once and kept for the other devices, too. */
export function SoundPart({ audio }: { readonly audio: Audio | null }): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const [chosen, setChosen] = useState<Audio>(() => audio ?? usualAudio(sounds()));
  const set = (group: SoundGroupName, to: Partial<Audio[SoundGroupName]>): void => {
    const next = { ...chosen[group], ...to };
    setChosen({ ...chosen, [group]: next });
    sounds().configure(group, { volume: next.volume });
    sounds().mute(group, !next.enabled);
    if (group === 'ui' && next.enabled) sounds().play('ui', 'tap');
  };
  return (
    <Part title={t('family.sound.title')}>
      <Form
        label={t('family.sound.title')}
        change={change}
        onSave={() => void change.save({ type: 14, audio: chosen })}
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
    </Part>
  );
}
