import './school.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { SubPage } from '../../shell/sub-page.tsx';
import { useChange } from '../../shell/use-change.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { FileIcon } from './file-icon.tsx';
import { lessons } from './lessons.ts';
import { schoolPath } from './paths.ts';
import { saveFile } from '../../shell/save-file.ts';

type Material = Model<'Material'>;

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<readonly Material[]> {
  await requireProfile(arrival);
  const [{ data }] = await Promise.all([
    client().school.listMaterials(),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['teacher']),
  ]);
  return data;
}

/** Ready sheets, a letter to parents and a guide, to print. */
export default function MaterialsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const materials = useLoaderData<typeof clientLoader>();
  const own = (lesson: Material['targetLesson']): readonly Material[] =>
    materials.filter(({ targetLesson }) => targetLesson === lesson);
  return (
    <SubPage
      tab={t('teacher.materials.title')}
      title={t('teacher.materials.title')}
      back={{ to: schoolPath(locale), label: t('teacher.back.school') }}
    >
      <p className="sub-lead">{t('teacher.materials.lead')}</p>
      <section className="sub-part" aria-labelledby="materials-common">
        <h2 id="materials-common">{t('teacher.materials.common')}</h2>
        <Rows materials={own(null)} />
      </section>
      {lessons.map((lesson) => (
        <details key={lesson} className="school-fold">
          <summary>
            <h2>{t(`teacher.lesson.${lesson}`)}</h2>
          </summary>
          <Rows materials={own(lesson)} />
        </details>
      ))}
    </SubPage>
  );
}

function Rows({ materials }: { readonly materials: readonly Material[] }): ReactElement {
  return (
    <ul className="school-list school-wide">
      {materials.map((material) => (
        <Row key={material.id} material={material} />
      ))}
    </ul>
  );
}

function Row({ material }: { readonly material: Material }): ReactElement {
  const t = useWords('teacher');
  const { isBusy, error, run } = useChange();
  const { id, title, fileName, icon, kind } = material;
  const get = (): Promise<boolean> =>
    run(async () => saveFile(fileName, await client().school.getMaterial({ params: { id } }), 'application/pdf'));
  return (
    <li className="lk-card school-pupil">
      <FileIcon icon={icon} />
      <span>
        <b>{title}</b>
        <span>{t(`teacher.material.${kind}`)}</span>
        <ErrorMessage text={error} />
      </span>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t('teacher.materials.getOne', { title })}
        onClick={() => void get()}
      >
        {t('teacher.materials.get')}
      </Button>
    </li>
  );
}
