import type { Part } from '@logikit/contract/scene';
import type { ReactElement } from 'react';
import { RefreshIcon } from '../ui/icons/actions.tsx';
import type { SceneViewProps } from './scene-parts.ts';
import { Drawing } from './drawing.tsx';
import { useScene } from './scene-context.ts';
import type { PartProps } from './hand.ts';
import type { PartViews } from './part-views.ts';
import { viewsOf } from './views-of-parts.ts';

/** The interactive graphic: a silent drawing, and native buttons laid over it. */
export function SceneView(props: SceneViewProps): ReactElement {
  const { scene, svg, highlight } = props;
  const parts = usePartProps(props);
  const { Highlight } = useScene().lazy.feedback ?? {};
  return (
    <div className="lk-scene">
      <Drawing picture={scene} svgRef={svg}>
        {parts.map(({ views: { Marks }, part, ...props }) => (
          <Marks key={part.id} part={part} {...props} />
        ))}
        {Highlight && <Highlight svg={svg} ids={highlight} />}
      </Drawing>
      {parts.map(({ views: { Buttons }, part, ...props }) => (
        <Buttons key={part.id} part={part} {...props} />
      ))}
    </div>
  );
}

/** What belongs to the graphic but lies beside it: symbols to fill with, and starting over. */
export function SceneTools(props: SceneViewProps): ReactElement {
  const { t, player } = useScene();
  const parts = usePartProps(props);
  return (
    <div className="lk-tools">
      {parts.map(({ views: { Tools }, part, ...props }) => Tools && <Tools key={part.id} part={part} {...props} />)}
      <button
        type="button"
        className="lk-button"
        data-plain=""
        data-size="small"
        data-over={props.isOver || undefined}
        disabled={props.isOver}
        onClick={() => player.act({ type: 'reset' })}
      >
        <RefreshIcon />
        {t('player.scene.startOver')}
      </button>
    </div>
  );
}

/** What each part needs, with its views. */
function usePartProps({ scene, state, hand, take, isOver }: SceneViewProps) {
  const { player } = useScene();
  return scene.parts.map((part): PartProps<Part> & { views: PartViews<Part> } => {
    // The table pairs every kind of part with its views; TypeScript cannot follow that through a lookup.
    const views = viewsOf[part.t] as unknown as PartViews<Part>;
    return { views, part, scene, state, hand, take, isOver, act: player.act };
  });
}
