import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Autocomplete, type AutocompleteGroup, type AutocompleteItem } from '../../ui/autocomplete/autocomplete.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { roadPath } from '../../paths/training.ts';

interface Found extends AutocompleteItem {
  readonly place: Model<'CatalogueItem'>;
}

/** Finds courses and chapters by name, for whoever knows where to go. */
export function Search(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useClient();
  const targetLesson = useStore(client.profile.store, ({ profile }) => profile?.courseTL);

  const find = async (text: string): Promise<readonly AutocompleteGroup<Found>[]> => {
    const query = { text, ...(targetLesson && { targetLesson }) };
    const { data } = await client.courses.searchCatalogue({ query });
    return data.map(({ group, items }) => ({
      group: t(`cabinet.search.${group}`),
      items: items.map((place) => ({ id: `${group}-${place.id}`, label: place.title, place })),
    }));
  };

  return (
    <div className="cabinet-page-search">
      <Autocomplete
        label={t('cabinet.search.label')}
        find={find}
        onChoose={({ place }) => void navigate(roadPath(locale, place.targetLessonId, place.threadId))}
        words={{ nothing: t('cabinet.search.nothing'), failed: t('cabinet.search.failed') }}
      />
    </div>
  );
}
