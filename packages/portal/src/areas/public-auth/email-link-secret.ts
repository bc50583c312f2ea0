import { useEffect, useState } from 'react';

/** The secret of a letter's link. It stands behind a "#", which no server sees, and leaves the address at once. */
export function useEmailLinkSecret(): string {
  const [secret] = useState(() => location.hash.slice(1));
  // Follows the address bar: what stands there is copied, shared and kept in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return secret;
}
