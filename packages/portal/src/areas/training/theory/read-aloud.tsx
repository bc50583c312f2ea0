import { RoundButton, PauseIcon, SpeakerIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { createVoice, type Voice } from './voice.ts';

/** Reads a text with the device's own voice, or plays the author's recording; the words stay on the page. */
export function ReadAloud({ text }: { readonly text: string }): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const [voice] = useState<Voice>(createVoice);
  const [isSpeaking, setSpeaking] = useState(false);
  // Follows the page: leaving it, or turning to another text, ends the reading.
  useEffect(() => {
    return () => {
      voice.stop();
      setSpeaking(false);
    };
  }, [voice, text]);
  if (text === '' || !voice.canRead(text)) return null;
  return (
    <RoundButton
      aria-label={t(isSpeaking ? 'training.theory.silence' : 'training.theory.listen')}
      aria-pressed={isSpeaking}
      onClick={() => {
        if (isSpeaking) voice.stop();
        else voice.speak({ text, lang: locale, onEnd: () => setSpeaking(false) });
        setSpeaking(!isSpeaking);
      }}
    >
      {isSpeaking ? <PauseIcon /> : <SpeakerIcon />}
    </RoundButton>
  );
}
