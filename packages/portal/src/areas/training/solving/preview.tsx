import './preview.css';
import { Player } from '@logikit/widgets';
import { BackIcon } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { currentTheme, subscribeToTheme } from '../../../browser/theme.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { PreviewDevice } from './preview-device.tsx';
import { numberIn } from '../numbers-in-address.ts';
import { page } from '../../../app/page.ts';

interface PreviewData {
  readonly messages: Sentences;
  readonly problemId: number;
}

/** The guard lets only those in who write problems (V-004). */
export const clientLoader = page({
  areas: ['training'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<PreviewData> => {
    const problemId = numberIn(params, 'problemId');
    const messages = await areaWords(locale, 'player');
    return { messages, problemId };
  },
});

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
