import type { Part } from '@logikit/contract/scene';
import type { ComponentType, ReactElement } from 'react';
import { Fragment } from 'react';
import { RefreshIcon } from '../../../ui/icons/actions.tsx';
import type { SceneViewProps } from '../../late-parts.ts';
import { Drawing } from '../drawing.tsx';
import { usePlayer } from '../player-context.ts';
import { GridButtons, GridMarks, GridPalette } from './grid.tsx';
import type { PartProps } from './hand.ts';
import { PathButtons, PathMarks } from './path.tsx';
import { SlotsButtons, SlotsMarks } from './slots.tsx';
import { ToggleButtons, ToggleMarks } from './toggle.tsx';

interface PartViews<P> {
  readonly Marks: ComponentType<PartProps<P>>;
  readonly Buttons: ComponentType<PartProps<P>>;
}

const views: { readonly [T in Part['t']]?: PartViews<Extract<Part, { t: T }>> } = {
  toggle: { Marks: ToggleMarks, Buttons: ToggleButtons },
  slots: { Marks: SlotsMarks, Buttons: SlotsButtons },
  grid: { Marks: GridMarks, Buttons: GridButtons },
  path: { Marks: PathMarks, Buttons: PathButtons },
};

// The table above pairs every kind of part with its views; TypeScript cannot follow that through a lookup.
const viewsOf = (part: Part) => (views[part.t] ?? { Marks: Nothing, Buttons: Nothing }) as PartViews<Part>;
const Nothing = (): null => null;

/** The interactive graphic: a silent drawing, and native buttons laid over it. */
export function SceneView(props: SceneViewProps): ReactElement {
  const { scene, svg, highlight } = props;
  const parts = usePartProps(props);
  const { Highlight } = usePlayer().late.ornaments ?? {};
  return (
    <div className="lk-scene">
      <Drawing picture={scene} svgRef={svg}>
        {parts.map((part) => {
          const { Marks } = viewsOf(part.part);
          return <Marks key={part.part.id} {...part} />;
        })}
        {Highlight && <Highlight svg={svg} ids={highlight} />}
      </Drawing>
      {parts.map((part) => {
        const { Buttons } = viewsOf(part.part);
        return <Buttons key={part.part.id} {...part} />;
      })}
    </div>
  );
}

/** What belongs to the graphic but lies beside it: symbols to fill with, and starting over. */
export function SceneTools(props: SceneViewProps): ReactElement {
  const { t, player } = usePlayer();
  const parts = usePartProps(props);
  return (
    <div className="lk-tools">
      {parts.map((part) => (
        <Fragment key={part.part.id}>{part.part.t === 'grid' && <GridPalette {...part} part={part.part} />}</Fragment>
      ))}
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

function usePartProps({ scene, state, hand, take, isOver }: SceneViewProps): readonly PartProps<Part>[] {
  const { player } = usePlayer();
  return scene.parts.map((part) => ({ part, scene, state, hand, take, isOver, act: player.act }));
}
