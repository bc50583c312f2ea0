export { listBoardClasses, readClassBoard } from './classes/class-board.ts';
export { school } from './feature.ts';
