/** Addresses on which a problem is open, or an event's clock is running: nothing may come between. */
export function isProblemPage(pathname: string): boolean {
  return /\/problem\/\d+|\/event\/\d+\/?$/.test(pathname);
}
