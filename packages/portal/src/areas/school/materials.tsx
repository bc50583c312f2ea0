import '../../layout/sub-page.css';
import '../../ui/stack.css';
import './school.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { FileIcon } from './file-icon.tsx';
import { lessons } from './lessons.ts';
import { schoolPath } from '../../paths/school.ts';
import { saveFile } from '../../browser/save-file.ts';
import { page } from '../../app/page.ts';

type Material = Model<'Material'>;

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async (): Promise<readonly Material[]> => {
    const { data } = await client().school.listMaterials();
    return data;
  },
});

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
      <p className="sub-page-lead">{t('teacher.materials.lead')}</p>
      <section className="sub-page-part" aria-labelledby="materials-common">
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
    <ul className="stack school-wide">
      {materials.map((material) => (
        <Row key={material.id} material={material} />
      ))}
    </ul>
  );
}

function Row({ material }: { readonly material: Material }): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
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
        disabled={isPending}
        aria-label={t('teacher.materials.getOne', { title })}
        onClick={() => void get()}
      >
        {t('teacher.materials.get')}
      </Button>
    </li>
  );
}
