/** "de" before a phrase: "del gato", "de la vaca". */
export function of(phrase: string): string {
  return phrase.startsWith('el ') ? `d${phrase}` : `de ${phrase}`;
}

/** "a" before a phrase: "al gato", "a la vaca". */
export function to(phrase: string): string {
  return phrase.startsWith('el ') ? `a${phrase.slice(1)}` : `a ${phrase}`;
}
