/** Stands for `use-place.ts` in the elements, whose pages have no addresses inside of a problem. */
export function usePlace(): void {}

export function placeOf(): undefined {}
