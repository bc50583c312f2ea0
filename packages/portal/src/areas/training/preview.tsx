import './training.css';
import { Player } from '@logikit/widgets';
import { BackIcon } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, loadWords, type Sentences } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { PreviewDevice } from './preview-device.tsx';
import { numberIn } from './numbers-in-address.ts';

interface PreviewData {
  readonly messages: Sentences;
  readonly problemId: number;
}

/** The guard lets only those in who write problems (V-004). */
export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<PreviewData> {
  const { request, params } = arrival;
  await requireProfile(arrival);
  const locale = localeOf(new URL(request.url).pathname);
  const problemId = numberIn(params, 'problemId');
  const [messages] = await Promise.all([areaWords(locale, 'player'), loadWords(locale, ['training'])]);
  return { messages, problemId };
}

/** A problem as learners will see it. Nothing is sent, so nothing is saved. */
export default function Preview(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { messages, problemId } = useLoaderData<typeof clientLoader>();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  return (
    <main className="problem-page">
      <title>{t('training.preview.tab')}</title>
      <Player
        client={client()}
        messages={messages}
        lang={locale}
        theme={theme}
        problem={problemId}
        headingLevel={1}
        isPreview
        leading={
          <Link className="lk-round" to={dashboardPath(locale)} aria-label={t('training.road.back')}>
            <BackIcon />
          </Link>
        }
        trailing={
          <div className="preview-end">
            <PreviewDevice problemId={problemId} />
            <p className="preview-mark">{t('training.preview.mark')}</p>
          </div>
        }
      />
    </main>
  );
}
