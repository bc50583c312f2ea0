/** Addresses on which a problem is open, an event's clock is running or a chapter ends: nothing may come between. */
export function isProblemPage(pathname: string): boolean {
  return /\/problem\/\d+|\/event\/\d+\/?$|\/finale\/?$/.test(pathname);
}
