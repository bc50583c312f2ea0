/** Problems of the juniors' first two chapters, by how they are answered; ids follow the order of the bank. */
export const CARDS = 1;
export const PIECES = 5;
/** Cards of the same kind, six of them: on a phone they and Kit's words are taller than the window. */
export const SIX_CARDS = 6;
export const NUMBER = 11;
export const CELLS = 31;
export const SPOTS = 36;
export const WALK = 37;
