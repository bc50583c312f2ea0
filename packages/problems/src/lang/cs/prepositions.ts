/** Before which words a preposition gets its vowel: "ke kočce", "se psem", "ve čtverci". */
const voiced = {
  k: /^(?:[kg]|[szšž][bcčdďfghjklmnňprřsštťvzž]|ps|hv|tř|čt|dv)/iu,
  s: /^(?:[szšž]|ps|čt|mn|dv)/iu,
  z: /^(?:[szšž]|ps|čt|mn|dv)/iu,
  v: /^(?:[vf]|[szšž][bcčdďfghjklmnňprřsštťvzž]|tř|čt|dv)/iu,
} as const;

/** A preposition and its word, which stands in the right case already: "k jablku", "ke kočce". */
export function after(preposition: keyof typeof voiced, word: string): string {
  return `${preposition}${voiced[preposition].test(word) ? 'e' : ''} ${word}`;
}

/** "je 1 jablko", "jsou 3 jablka", "je 5 jablek". */
export function are(n: number): 'je' | 'jsou' {
  return n >= 2 && n <= 4 ? 'jsou' : 'je';
}

/** The same before a digit: "s 1", "se 2", "s 5". */
export function withDigit(n: number): string {
  return `${[2, 3, 4, 6, 7].includes(n) || [12, 14, 16, 17].includes(n) ? 'se' : 's'} ${n}`;
}
