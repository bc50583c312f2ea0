import './age-doors.css';
import type { Model } from '@logikit/sdk';
import { AdultDoor, Button, PreschoolDoor, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../client/client.ts';
import { useMutation } from '../client/use-mutation.ts';
import { workForStart } from '../client/work-for-start.ts';
import { useLocale, useWords } from '../words/use-words.ts';

/** Who is going to think, and the target lessons behind each door: a year makes a difference before school. */
const audiences = [
  {
    key: 'preschool',
    Art: PreschoolDoor,
    ways: [
      { key: 'public-auth.start.preschool.four', targetLesson: 4 },
      { key: 'public-auth.start.preschool.five', targetLesson: 5 },
      { key: 'public-auth.start.preschool.six', targetLesson: 1 },
    ],
  },
  { key: 'junior', Art: SchoolDoor, ways: [{ key: 'public-auth.start.junior.action', targetLesson: 2 }] },
  { key: 'adult', Art: AdultDoor, ways: [{ key: 'public-auth.start.adult.action', targetLesson: 3 }] },
] as const;

interface AgeDoorsProps {
  /** What is told of where somebody comes from. */
  readonly origin: Pick<Model<'AnonymousStart'>, 'referral' | 'partner'>;
  /** Left out: all of them. */
  readonly only?: readonly (typeof audiences)[number]['key'][];
  /** A learner has begun. */
  readonly onStarted: () => Promise<void>;
}

/** The doors to a first problem: each starts a learner of that age. */
export function AgeDoors({ origin, only, onStarted }: AgeDoorsProps): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });

  const start = (targetLesson: NonNullable<Model<'AnonymousStart'>['targetLesson']>): Promise<boolean> =>
    run(async () => {
      await workForStart((more) => client().auth.start({ targetLesson, locale, ...origin, ...more }));
      await client().profile.load();
      await onStarted();
    });

  return (
    <>
      <div className="age-doors">
        {audiences
          .filter(({ key }) => only?.includes(key) ?? true)
          .map(({ key, ways, Art }) => (
            <article className="lk-card age-doors-door" key={key}>
              <Art />
              <h2>{t(`public-auth.start.${key}.title`)}</h2>
              <p>{t(`public-auth.start.${key}.text`)}</p>
              <div className="age-doors-ways">
                {ways.map((way) => (
                  <Button key={way.key} disabled={isPending} onClick={() => void start(way.targetLesson)}>
                    {t(way.key)}
                  </Button>
                ))}
              </div>
            </article>
          ))}
      </div>
      <p role="status" className="form-error">
        {error}
      </p>
    </>
  );
}
