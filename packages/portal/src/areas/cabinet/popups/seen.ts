import type { Client, PopupName } from '@logikit/sdk';

/** Popups that the platform, too, keeps a flag for: shown here, they must not come again with the next profile. */
const flagged: readonly PopupName[] = ['newLevel', 'saveProgress', 'bonusTrial'];

/** Tells the platform what was shown. Nobody waits for it: an unheard mark only means a second look. */
export function markSeen(client: Client, name: PopupName): void {
  const tell = (): Promise<unknown> | null => {
    if (name === 'lowEnergy') return client.users.seeLowEnergyPopup();
    if (flagged.includes(name)) return client.settings.lookProfileNotice({ body: { notice: name } });
    return null;
  };
  tell()?.catch((error: unknown) => client.log(`The platform did not hear that ${name} was shown.`, error));
}
