/** Addresses on which a problem is open: nothing may come between it and who solves it. */
export function isProblemPage(pathname: string): boolean {
  return /\/problem\/\d+/.test(pathname);
}
