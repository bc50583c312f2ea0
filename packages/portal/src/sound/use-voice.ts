import { useEffect } from 'react';
import { narrator } from './narrator.ts';
import { useLocale } from '../words/use-words.ts';

/** Says something in the page's language; what was being said before stops. */
export function useVoice(): (text: string) => void {
  const locale = useLocale();
  return (text) => narrator.speak(text, locale);
}

/** Said by itself, after so many milliseconds and as soon as the page may sound: at its first touch. Null says nothing. */
export function useFirstWord(text: string | null, after = 0): void {
  const locale = useLocale();
  // Follows the page: its first word begins with it and ends with it.
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => narrator.speak(text, locale), after);
    return () => {
      clearTimeout(timer);
      narrator.stop();
    };
  }, [text, locale, after]);
}
