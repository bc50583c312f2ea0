import type * as whole from '../player/graphic.ts';

type Graphic = typeof whole;

let known = {} as Graphic; // filled before a problem with a graphic is shown

/** Makes known what an answer by graphic asks of its scene. */
export function addGraphic(late: Graphic): void {
  known = late;
}

export const initialState: Graphic['initialState'] = (scene) => known.initialState(scene);
export const isComplete: Graphic['isComplete'] = (scene, state) => known.isComplete(scene, state);
export const isInitialState: Graphic['isInitialState'] = (scene, state) => known.isInitialState(scene, state);
export const reduceScene: Graphic['reduceScene'] = (scene, state, action) => known.reduceScene(scene, state, action);
export const graphicKey: Graphic['graphicKey'] = (state) => known.graphicKey(state);
