import './auth.css';
import { AdultDoor, Button, Kit, KitWaving, PreschoolDoor, SchoolDoor } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { client } from '../../client.ts';
import { afterStart, eventIn } from '../../shell/after-start.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

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

type TargetLesson = (typeof audiences)[number]['ways'][number]['targetLesson'];

type State =
  | { readonly status: 'choosing' }
  | { readonly status: 'starting'; readonly lesson: number }
  | { readonly status: 'failed'; readonly code: string };

export default function Start(): ReactElement {
  const t = useWords('public-auth');
  const errorText = useWords('errors');
  const locale = useLocale();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ status: 'choosing' });
  // A partner's learner who has an account already takes the partner's token along.
  const mtstoken = useSearchParams()[0].get('mtstoken') ?? undefined;

  const start = async (targetLesson: TargetLesson): Promise<void> => {
    setState({ status: 'starting', lesson: targetLesson });
    try {
      await client().auth.start({ targetLesson, locale });
      await client().profile.load();
      await navigate(afterStart(locale, location.search));
    } catch (error) {
      setState({ status: 'failed', code: error instanceof Error && 'code' in error ? String(error.code) : 'internal' });
    }
  };

  return (
    <div className="start">
      <title>{t('public-auth.start.tab')}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitWaving} className="start-kit" />
        <h1>{t('public-auth.start.title')}</h1>
        <p className="start-lead">{t('public-auth.start.lead')}</p>
        <div className="start-doors">
          {audiences.map(({ key, ways, Art }) => (
            <article className="lk-card start-door" key={key}>
              <Art />
              <h2>{t(`public-auth.start.${key}.title`)}</h2>
              <p>{t(`public-auth.start.${key}.text`)}</p>
              <div className="start-ways">
                {ways.map((way) => (
                  <Button
                    key={way.key}
                    disabled={state.status === 'starting'}
                    onClick={() => void start(way.targetLesson)}
                  >
                    {t(way.key)}
                  </Button>
                ))}
              </div>
            </article>
          ))}
        </div>
        <p role="status" className="form-error">
          {state.status === 'failed' &&
            errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })}
        </p>
        <p>
          {t('public-auth.start.known')}{' '}
          <Link
            className="text-link"
            to={routePath(locale, 'auth.login', { query: { mtstoken, event: eventIn(location.search) } })}
          >
            {t('public-auth.start.login')}
          </Link>
        </p>
      </main>
    </div>
  );
}
