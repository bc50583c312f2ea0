/** A colour that may be used as it stands: six hexadecimal digits, with or without `#`; null for anything else. */
export function accentOf(colour: string | null): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
