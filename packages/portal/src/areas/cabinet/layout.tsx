import { LogikitProvider } from '@logikit/sdk/react';
import { type ReactElement, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { client } from '../../client/client.ts';
import { activityTypeOf } from '../../analytics/activity-type.ts';
import { keepOffline } from '../../offline/keep.ts';
import { OfflineNote } from './offline-note.tsx';
import { followAccountSwitch } from '../../app/account-switch.ts';
import { titleFor } from '../../app/page-metas.ts';
import { followGoals } from '../../analytics/goals.ts';
import { followAudio } from '../../sound/audio-settings.ts';
import { startTapSounds } from '../../sound/tap-sounds.ts';
import { sounds } from '../../sound/sounds.ts';
import { applyProfileTheme } from '../../browser/theme.ts';
import { useOpenedElsewhere } from './use-opened-elsewhere.ts';
import { PopupHost } from './popups/popup-host.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['public', 'cabinet', 'errors'],
  requires: 'profile',
  load: ({ profile }) => {
    applyProfileTheme(profile);
    return null;
  },
});

/** The guards look at every address, not only at the one that the cabinet was opened with. */
export function shouldRevalidate(): boolean {
  return true;
}

/** Everything behind the guards. The stores are live as long as the cabinet is open. */
export default function CabinetLayout(): ReactElement {
  // Follows the person at the device: activity is counted while the cabinet is open.
  useEffect(() => {
    const { activity } = client();
    activity.start();
    const stops = [
      startTapSounds(),
      followAudio(sounds(), client().profile.store),
      followGoals(),
      () => activity.stop(),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const { pathname } = useLocation();
  // Follows the address: time counts as what the page is for, and the platform may name the page.
  useEffect(() => {
    client().activity.setType(activityTypeOf(pathname));
    const { profile } = client().profile.store.getState();
    const title = profile && titleFor(profile.pageMetas, pathname);
    if (title) document.title = title;
  }, [pathname]);
  useOpenedElsewhere(client());
  // Follows the session: what this learner reads is there without a network, and gone with the learner.
  useEffect(() => keepOffline(), []);
  // Follows the session: another person at this device finds nothing of this one.
  useEffect(() => followAccountSwitch(), []);
  return (
    <LogikitProvider client={client()}>
      <OfflineNote />
      <PopupHost />
      <Outlet />
    </LogikitProvider>
  );
}
