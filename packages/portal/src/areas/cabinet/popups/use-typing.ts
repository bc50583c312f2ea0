import { useEffect, useState } from 'react';

const FIELDS = ':is(input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select)';

/** Whether the focus is in a field of the page: a window would take it away in the middle of a word. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  // Follows the focus. A field that is taken away tells nobody: the next focus or touch does.
  useEffect(() => {
    const look = (): void => {
      const at = document.activeElement;
      setTyping(at?.matches(FIELDS) === true && at.closest('.popup-window') === null);
    };
    // The focus is between two places while it is told: then one looks too early.
    const lookSoon = (): void => void setTimeout(look);
    look();
    const events = ['focusin', 'focusout', 'pointerup'] as const;
    for (const event of events) document.addEventListener(event, lookSoon);
    return () => {
      for (const event of events) document.removeEventListener(event, lookSoon);
    };
  }, []);
  return isTyping;
}
