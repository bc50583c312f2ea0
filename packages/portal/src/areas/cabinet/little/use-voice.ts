import { useEffect } from 'react';
import { narrator } from '../../../sound/narrator.ts';
import { useLocale } from '../../../words/use-words.ts';

/** Says something in the page's language; what was being said before stops. */
export function useVoice(): (text: string) => void {
  const locale = useLocale();
  return (text) => narrator.speak(text, locale);
}

/** Said by itself as soon as the page may sound: at its first touch. */
export function useFirstWord(text: string): void {
  const locale = useLocale();
  // Follows the page: its first word begins with it and ends with it.
  useEffect(() => {
    narrator.speak(text, locale);
    return () => narrator.stop();
  }, [text, locale]);
}
