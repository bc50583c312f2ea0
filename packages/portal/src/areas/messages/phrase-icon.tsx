import type { Model } from '@logikit/sdk';
import {
  BookIcon,
  CheckIcon,
  DayIcon,
  EventsIcon,
  HeartIcon,
  HintIcon,
  HomeIcon,
  MistIcon,
  RefreshIcon,
  StarIcon,
} from '@logikit/widgets/ui';
import type { ComponentType, ReactElement } from 'react';

type Phrase = NonNullable<Model<'NewMessage'>['phrase']>;

const icons: Readonly<Record<Phrase, ComponentType>> = {
  hello: DayIcon,
  needHelp: HintIcon,
  done: CheckIcon,
  thanks: HeartIcon,
  notUnderstood: MistIcon,
  likedIt: StarIcon,
  wellDone: StarIcon,
  tryAgain: RefreshIcon,
  lookAtTheory: BookIcon,
  newTask: EventsIcon,
  seeYou: HomeIcon,
};

/** What a phrase says, for whoever does not read yet. */
export function PhraseIcon({ phrase }: { readonly phrase: Phrase }): ReactElement {
  const Icon = icons[phrase];
  return <Icon />;
}
