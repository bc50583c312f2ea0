/** A problem is open, an event's clock is running or a chapter ends: nothing may come between. */
const THINKING = /\/problem\/\d+|\/event\/\d+\/?$|\/finale\/?$/;

/** Somebody has come here to arrange, to write or to pay. */
const ARRANGING =
  /\/cabinet\/(settings|family|privacy|service-order|store|payments|cart|promocode|school|my-classes|my-pupils|materials|teacher|messages|inviter|desk)(\/|$)/;

/** Addresses on which no window opens by itself: it waits for the next page. */
export function isQuietPage(pathname: string): boolean {
  return THINKING.test(pathname) || ARRANGING.test(pathname);
}
