/** What an answer by graphic asks of its scene; in the elements it comes with the graphic, which most problems have not. */
export { initialState, isComplete, isInitialState, reduceScene } from '@logikit/contract/scene';
