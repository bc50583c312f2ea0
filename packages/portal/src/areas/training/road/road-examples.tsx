import './road-guide.css';
import type { Model } from '@logikit/sdk';
import { Drawing, MistThumb, RoadThumb } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../../client/client.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { problemPath } from '../../../paths/training.ts';

type Thread = Model<'Thread'>;
type Station = Thread['problems'][number];
type Picture = Model<'LearnerProblem'>['contentImage'];

const EXAMPLES = 3;

/** Three problems of the chapter; those that may be opened show their picture. */
export function RoadExamples({ thread }: { readonly thread: Thread }): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const examples = examplesOf(thread);
  const pictures = usePictures(thread.id, examples);
  if (examples.length === 0) return null;
  return (
    <section className="road-guide-part">
      <h2>{t('training.guide.examples')}</h2>
      <ul className="road-guide-examples">
        {examples.map((station) => (
          <li key={station.id}>
            <Example
              station={station}
              picture={pictures.get(station.id) ?? null}
              to={problemPath(locale, thread.id, station.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExampleProps {
  readonly station: Station;
  readonly picture: Picture;
  readonly to: string;
}

function Example({ station, picture, to }: ExampleProps): ReactElement {
  const inside = (
    <>
      <span className="lk-lit road-guide-art">
        {picture ? <Drawing picture={picture} /> : station.state === 'locked' ? <MistThumb /> : <RoadThumb />}
      </span>
      {station.title}
    </>
  );
  if (station.state === 'locked') return <span className="road-guide-example">{inside}</span>;
  return (
    <Link className="road-guide-example" to={to}>
      {inside}
    </Link>
  );
}

/** The author's examples, else the first problem of each of the first blocks. */
function examplesOf({ problemExamples, problems, blocks }: Thread): readonly Station[] {
  const chosen = problems.filter(({ id }) => problemExamples.includes(id));
  if (chosen.length > 0) return chosen.slice(0, EXAMPLES);
  return blocks.flatMap(({ id }) => problems.find(({ blockId }) => blockId === id) ?? []).slice(0, EXAMPLES);
}

/** Pictures are an ornament of the page: they come when they come, and a failure leaves them out. */
function usePictures(threadId: number, stations: readonly Station[]): ReadonlyMap<number, Picture> {
  const [pictures, setPictures] = useState<ReadonlyMap<number, Picture>>(new Map());
  const open = stations.filter(({ state }) => state !== 'locked').map(({ id }) => id);
  const wanted = open.join();
  // Follows the platform: the pictures of the problems that this learner may open.
  useEffect(() => {
    let isWanted = true;
    for (const id of wanted.split(',').filter(Boolean).map(Number)) {
      client()
        .problems.get({ params: { id }, query: { threadId } })
        .then(({ contentImage }) => {
          if (isWanted) setPictures((known) => new Map(known).set(id, contentImage));
        })
        .catch((error: unknown) => client().log('The road does without the picture of an example', error));
    }
    return () => {
      isWanted = false;
    };
  }, [threadId, wanted]);
  return pictures;
}
