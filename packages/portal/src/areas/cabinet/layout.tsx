import { LogikitProvider } from '@logikit/sdk/react';
import { type ReactElement, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { client } from '../../client.ts';
import { activityTypeOf } from '../../shell/activity-type.ts';
import { keepOffline } from '../../offline/keep.ts';
import { OfflineNote } from '../../shell/offline-note.tsx';
import { requireProfile } from '../../shell/guards.ts';
import { followHandOver } from '../../shell/hand-over.ts';
import { titleFor } from '../../shell/page-metas.ts';
import { followGoals } from '../../shell/goals.ts';
import { followAudio } from '../../shell/own-sounds.ts';
import { startSounding } from '../../shell/sounding.ts';
import { sounds } from '../../shell/sounds.ts';
import { chooseThemeFor } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { loadWords } from '../../words/words.ts';
import { useOpenedElsewhere } from './use-opened-elsewhere.ts';
import { PopupHost } from './popups/popup-host.tsx';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<null> {
  const profile = await requireProfile(arrival);
  chooseThemeFor(profile);
  await loadWords(localeOf(new URL(arrival.request.url).pathname), ['public', 'cabinet', 'errors']);
  return null;
}

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
      startSounding(),
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
  useEffect(() => followHandOver(), []);
  return (
    <LogikitProvider client={client()}>
      <OfflineNote />
      <PopupHost />
      <Outlet />
    </LogikitProvider>
  );
}
