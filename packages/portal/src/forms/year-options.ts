/** Everybody who may sit in front of the screen, the youngest first; nothing is chosen at first. */
export function yearOptions(): readonly (readonly [value: string, text: string])[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: 97 }, (_, index) => String(now - 3 - index));
  return [['', ''], ...years.map((year) => [year, year] as const)];
}
