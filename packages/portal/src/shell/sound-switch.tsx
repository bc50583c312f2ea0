import { useStore } from '@logikit/sdk/react';
import { RoundButton, SpeakerIcon, SpeakerOffIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { sounds } from './sounds.ts';

/** Mutes the sounds of the interface; remembered for the next visit. */
export function SoundSwitch(): ReactElement {
  const t = useWords('cabinet');
  const isMuted = useStore(sounds().store, (state) => state.ui.isMuted);
  return (
    <RoundButton
      aria-label={t(isMuted ? 'cabinet.sound.on' : 'cabinet.sound.off')}
      onClick={() => sounds().mute('ui', !isMuted)}
    >
      {isMuted ? <SpeakerOffIcon /> : <SpeakerIcon />}
    </RoundButton>
  );
}
