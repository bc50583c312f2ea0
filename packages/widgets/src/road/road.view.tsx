import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { isPreschool } from '@logikit/contract';
import { Button } from '../ui/button.tsx';
import type { Translate } from '../words/formatter.ts';
import { RoadPicture } from './parts/picture.tsx';
import { imagesOf } from './road-images.ts';
import { titleOf } from './road-words.ts';
import type { RoadDrawings } from './road-props.ts';
import type { RoadState } from './road.machine.ts';

export interface RoadViewProps {
  readonly state: RoadState;
  readonly drawings: RoadDrawings | undefined;
  readonly theme: 'light' | 'laboratory';
  readonly lang: string;
  readonly translate: Translate;
  readonly isPage: boolean;
  readonly imageBase: string | undefined;
  readonly hrefOf: ((problemId: number) => string) | undefined;
  readonly onChoose: (problemId: number, event: MouseEvent | KeyboardEvent) => void;
  readonly onRetry: () => void;
}

/** The road in each of its states. */
export function RoadView(props: RoadViewProps): ReactElement {
  const { state, theme, lang } = props;
  const thread = 'thread' in state ? state.thread : undefined;
  const preschool = thread !== undefined && isPreschool(thread.targetLessonId);
  return (
    <section
      className="lk-root lk-road"
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      data-preschool={preschool ? '' : undefined}
      aria-label={thread ? titleOf(thread.translations, lang) : props.translate('road.name')}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
    >
      <RoadContent {...props} />
    </section>
  );
}

function RoadContent({
  state,
  drawings,
  lang,
  translate,
  isPage,
  imageBase,
  hrefOf,
  onChoose,
  onRetry,
}: RoadViewProps): ReactElement | null {
  switch (state.status) {
    case 'loading':
      return null;
    case 'skeleton':
      return <div className="lk-road-skeleton" />;
    case 'full':
      return (
        <RoadPicture
          drawings={drawings}
          thread={state.thread}
          walkFrom={state.walkFrom}
          lang={lang}
          translate={translate}
          isPage={isPage}
          images={imagesOf(state.thread.view, imageBase)}
          hrefOf={hrefOf}
          onChoose={onChoose}
        />
      );
    case 'empty':
      return (
        <Say
          kit={drawings}
          pose="KitThinking"
          title={translate('road.empty.title')}
          text={translate('road.empty.text')}
        />
      );
    case 'offline':
    case 'failed':
      return (
        <Say
          kit={drawings}
          pose={state.status === 'offline' ? 'KitSleeping' : 'KitPuzzled'}
          title={translate(`road.${state.status}.title`)}
          text={translate(`road.${state.status}.text`)}
          retry={{ label: translate('road.retry'), onRetry }}
        />
      );
  }
}

interface SayProps {
  readonly kit: RoadDrawings | undefined;
  readonly pose: 'KitPuzzled' | 'KitSleeping' | 'KitThinking';
  readonly title: string;
  readonly text: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
}

/** Kit says what is going on and offers one next step. */
function Say({ kit, pose, title, text, retry }: SayProps): ReactElement {
  return (
    <div className="lk-road-say" role="status">
      {kit && <kit.Kit pose={kit[pose]} />}
      <p className="lk-road-say-title">{title}</p>
      <p>{text}</p>
      {retry ? <Button onClick={retry.onRetry}>{retry.label}</Button> : null}
    </div>
  );
}
