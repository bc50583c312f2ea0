/** Places of one list: the least that the standard allows, so that no list is so short that it names somebody. */
export const LIST_LENGTH = 131_072;

/** Lists are counted from 1. */
export const statusListAddress = (list: number, site: string): string => `${site}/badges/status/${list}`;

/** Where a badge says that one can learn whether it is still good. */
export function statusEntryOf(statusIndex: number, site: string): object {
  const place = statusIndex % LIST_LENGTH;
  const address = statusListAddress(Math.floor(statusIndex / LIST_LENGTH) + 1, site);
  return {
    id: `${address}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(place),
    statusListCredential: address,
  };
}
