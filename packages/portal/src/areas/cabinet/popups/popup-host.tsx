import type { PopupName } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppBanner } from './app-banner.tsx';
import { isQuietPage } from './quiet-page.ts';
import { loadWindow } from './load-window.ts';
import type { PopupProps } from './windows/popup-window.tsx';
import { markSeen } from './seen.ts';
import { useAwards } from './use-awards.ts';
import { useOneAVisit } from './use-one-a-visit.ts';
import { useAwaited } from './use-awaited.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { useTyping } from './use-typing.ts';

/**
 * Shows the popups one at a time, in the order of rule D-185, by themselves one in a visit, and none on a quiet page, over a dialog of the page or while
 * something is typed.
 * The windows of the three shown last stay built, with what was typed in them (S-056).
 */
export function PopupHost(): ReactElement {
  const client = useClient();
  const { popups } = client;
  const { current, kept } = useStore(popups.store);
  const isQuiet = isQuietPage(useLocation().pathname);
  const [hasDialog, isTyping] = [useOpenDialog(), useTyping()];
  const isBusy = isQuiet || hasDialog || isTyping;
  const shown = isBusy ? null : current;

  useOneAVisit(client, shown);
  // Follows the address and the page: popups wait while somebody is in the middle of something.
  useEffect(() => popups.hold(isBusy), [popups, isBusy]);
  // Follows the screen: the platform hears once what was shown.
  useEffect(() => {
    if (shown !== null) markSeen(client, shown);
  }, [client, shown]);
  useAwaited(client);
  useAwards(client);

  return (
    <>
      {shown === 'appBanner' && <AppBanner close={popups.close} />}
      {kept.map((name) => (
        <Kept key={name} name={name} isOpen={name === shown} close={popups.close} />
      ))}
    </>
  );
}

/** One window with its own chunk. What cannot be loaded is put away, and may come again with the next visit. */
function Kept({ name, isOpen, close }: PopupProps & { readonly name: PopupName }): ReactElement | null {
  const client = useClient();
  const [Window, setWindow] = useState<ComponentType<PopupProps> | null>(null);

  // Follows the network: the chunk arrives, or the popup gives its place to the next.
  useEffect(() => {
    let isGone = false;
    loadWindow(name).then(
      (loaded) => {
        if (!isGone && loaded) setWindow(() => loaded);
        if (!isGone && !loaded && name !== 'appBanner') close();
      },
      (error: unknown) => {
        client.log(`The popup ${name} could not be loaded.`, error);
        if (!isGone) close();
      },
    );
    return () => {
      isGone = true;
    };
  }, [client, name, close]);

  return Window && <Window isOpen={isOpen} close={close} />;
}
