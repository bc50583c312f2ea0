import './family.css';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { NewPupil } from '../../forms/new-pupil.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ParentGate } from '../../forms/parent-gate.tsx';
import { loadFamily } from './load-family.ts';
import { Part } from '../../forms/form-parts.tsx';
import { PinPart } from './pin-part.tsx';
import { PupilCard } from './pupil-card.tsx';
import { ShopPart } from './shop-part.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'privacy'],
  requires: 'profile',
  load: ({ profile }) => loadFamily(profile),
});

/** Who learns at this device. Children take turns; what a grown-up decides stands behind the gate. */
export default function FamilyPage(): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const { me, family, zone } = useLoaderData<typeof clientLoader>();
  const { pupils, owner, isOwner } = family;
  const isManaged = isOwner && zone.isOpen;
  return (
    <CabinetPage eyebrow={t('family.eyebrow')} title={t('family.title')} roadTo={routePath(locale, 'cabinet.main')}>
      <title>{t('family.tab')}</title>
      <div className="family">
        {pupils.length > 0 ? (
          <ul className="family-pupils">
            {pupils.map((pupil) => (
              <PupilCard key={pupil.cardId} pupil={pupil} isHere={pupil.cardId === me.userId} isManaged={isManaged} />
            ))}
          </ul>
        ) : (
          <EmptyState pose={KitWaving} title={t('family.empty.title')} text={t('family.empty.text')} />
        )}
        {isManaged && family.limit !== null && (
          <NewPupil
            title={t('family.add.title')}
            text={t('family.count', { count: pupils.length, limit: family.limit })}
            isFull={pupils.length >= family.limit}
          />
        )}
        {isManaged && <PinPart hasPin={family.hasPin} />}
        {isManaged && <ShopPart />}
        {!zone.isOpen && <ParentGate zone={zone} />}
        {owner && !isOwner && zone.isOpen && (
          <Part title={t('family.gate.title')}>
            <Button onClick={() => void client().auth.switchTo(owner.userId)}>
              {t('family.back', { name: owner.displayName })}
            </Button>
          </Part>
        )}
      </div>
    </CabinetPage>
  );
}
