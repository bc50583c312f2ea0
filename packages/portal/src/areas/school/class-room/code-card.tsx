import '../../../ui/notice.css';
import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { formatShortDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { teacherCodePath } from '../../../paths/school.ts';

interface CodeCardProps {
  readonly room: Model<'SchoolClass'>;
  /** The letters, when they have just been made: they are shown this once. */
  readonly fresh: string | null;
  readonly onFresh: (code: string) => void;
}

/** How pupils come in: the code, how long it is good, and another one. */
export function CodeCard({ room, fresh, onFresh }: CodeCardProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { isPending, error, run } = useMutation();
  const { code, id } = room;
  const renew = (): Promise<boolean> =>
    run(async () => onFresh((await client().school.renewClassCode({ params: { id } })).code));
  return (
    <section className="lk-card stack-card" aria-labelledby="code-title">
      <h2 id="code-title">{t('teacher.code.title')}</h2>
      {fresh !== null && code !== null && (
        <div className="notice" role="status">
          <output className="school-code">{fresh}</output>
          <p>{t('teacher.code.once')}</p>
          <p>{t('teacher.code.where', { address: `${location.host}${teacherCodePath(locale)}` })}</p>
        </div>
      )}
      {fresh === null && code !== null && <p>{t('teacher.code.hidden')}</p>}
      <p>
        {code === null
          ? t('teacher.code.none')
          : t('teacher.code.until', { day: formatShortDay(locale, code.endsAt.slice(0, 10)), places: code.usesLeft })}
      </p>
      <ErrorMessage text={error} />
      <div className="school-row">
        <Button size="small" disabled={isPending} onClick={() => void renew()}>
          {t('teacher.code.renew')}
        </Button>
        {code !== null && (
          <Button
            size="small"
            tone="plain"
            disabled={isPending}
            onClick={() => void run(() => client().school.closeClassCode({ params: { id } }))}
          >
            {t('teacher.code.close')}
          </Button>
        )}
      </div>
    </section>
  );
}
