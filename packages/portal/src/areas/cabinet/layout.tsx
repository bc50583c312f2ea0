import { LogikitProvider } from '@logikit/sdk/react';
import { type ReactElement, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { chooseThemeFor } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { loadWords } from '../../words/words.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<null> {
  const profile = await requireProfile(arrival);
  chooseThemeFor(profile);
  await loadWords(localeOf(new URL(arrival.request.url).pathname), ['public', 'cabinet', 'errors']);
  return null;
}

/** Everything behind the guards. The stores are live as long as the cabinet is open. */
export default function CabinetLayout(): ReactElement {
  // Follows the person at the device: activity is counted while the cabinet is open.
  useEffect(() => {
    const { activity } = client();
    activity.start();
    return () => activity.stop();
  }, []);
  return (
    <LogikitProvider client={client()}>
      <Outlet />
    </LogikitProvider>
  );
}
