// The lazy part of a problem with an interactive graphic. It is a module of its own so that a bundler keeps it lazy also
// where another widget of the same site has the graphic in its first file.
export { graphicRules } from '../machine/graphic-rules.ts';
export { sayAction } from '../../scene/say-action.ts';
export { SceneTools, SceneView } from '../../scene/scene-view.tsx';
