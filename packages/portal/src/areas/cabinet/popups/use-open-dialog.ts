import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a dialog of the page itself is open: a popup would come over what somebody is just doing there. */
export function useOpenDialog(): boolean {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // Follows the browser's top layer: `toggle` does not bubble, so it is caught on its way down. A page that goes takes
  // its dialogs along, and nothing is told of those.
  useEffect(() => {
    const look = (): void => setOpen(document.querySelector('dialog[open]:not(.popup-window)') !== null);
    look();
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, [pathname]);
  return isOpen;
}
