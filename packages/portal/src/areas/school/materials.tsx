import './materials.css';
import type { Model } from '@logikit/sdk';
import { Button, DownIcon, PlaceView, type SceneMotif } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { type Lesson, lessons } from './lessons.ts';
import { SheetPicture } from './sheet-picture.tsx';
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

const landscapes: Readonly<Record<Lesson, SceneMotif>> = {
  4: 'meadow',
  5: 'forest',
  1: 'harbour',
  2: 'desert',
  3: 'peaks',
};

/** Ready sheets, a letter to parents and a guide, to print. */
export default function MaterialsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const materials = useLoaderData<typeof clientLoader>();
  const own = (lesson: Material['targetLesson']): readonly Material[] =>
    materials.filter(({ targetLesson }) => targetLesson === lesson);
  return (
    <OfficePage
      eyebrow={t('teacher.school.title')}
      title={t('teacher.materials.title')}
      back={{ to: schoolPath(locale), label: t('teacher.back.school') }}
    >
      <title>{t('teacher.materials.title')}</title>
      <div className="office-page">
        <p className="office-page-lead">{t('teacher.materials.lead')}</p>
        <section className="materials-part" aria-labelledby="materials-common">
          <h2 id="materials-common">{t('teacher.materials.common')}</h2>
          <Sheets materials={own(null)} />
        </section>
        <div className="materials-lessons">
          {lessons.map((lesson) => (
            <details key={lesson} className="lk-card materials-lesson">
              <summary>
                <PlaceView motif={landscapes[lesson]} />
                <h2>{t(`teacher.lesson.${lesson}`)}</h2>
                <DownIcon />
              </summary>
              <Sheets materials={own(lesson)} />
            </details>
          ))}
        </div>
      </div>
    </OfficePage>
  );
}

function Sheets({ materials }: { readonly materials: readonly Material[] }): ReactElement {
  return (
    <ul className="materials-sheets">
      {materials.map((material, index) => (
        <Sheet key={material.id} material={material} index={index} />
      ))}
    </ul>
  );
}

function Sheet({ material, index }: { readonly material: Material; readonly index: number }): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const { id, title, fileName, kind } = material;
  const get = (): Promise<boolean> =>
    run(async () => saveFile(fileName, await client().school.getMaterial({ params: { id } }), 'application/pdf'));
  return (
    <li className="materials-sheet">
      <SheetPicture material={material} index={index} />
      <div className="materials-words">
        <b>{title}</b>
        <span>{t(`teacher.material.${kind}`)}</span>
        <ErrorMessage text={error} />
        <Button
          size="small"
          tone="plain"
          disabled={isPending}
          aria-label={t('teacher.materials.getOne', { title })}
          onClick={() => void get()}
        >
          {t('teacher.materials.get')}
        </Button>
      </div>
    </li>
  );
}
