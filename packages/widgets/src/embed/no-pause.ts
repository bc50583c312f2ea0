/** Stands for `use-pause.ts` in the elements, whose pages have no lives to wait for. */
export function usePause(): null {
  return null;
}
