import './family.css';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { GuestAccount } from '../../auth/guest-account.tsx';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { NewPupil } from '../../forms/new-pupil.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { ParentGate } from '../../forms/parent-gate.tsx';
import { ChildWeeks } from './child-week.tsx';
import { loadFamilyWeek } from './load-family.ts';
import { Part } from '../../forms/form-parts.tsx';
import { PinPart } from './pin-part.tsx';
import { PupilCard } from './pupil-card.tsx';
import { ShopWay } from './shop-way.tsx';
import { WeeklyLetterPart } from './weekly-letter-part.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'privacy'],
  requires: 'profile',
  load: ({ profile }) => loadFamilyWeek(profile),
});

/** Who learns at this device. Children take turns; what a grown-up decides stands behind the gate. */
export default function FamilyPage(): ReactElement {
  const t = useWords('family');
  const { me, family, zone, isManaged, weeks, letter } = useLoaderData<typeof clientLoader>();
  const { pupils, owner, isOwner } = family;
  return (
    <OfficePage eyebrow={t('family.eyebrow')} title={t('family.title')}>
      <title>{t('family.tab')}</title>
      <div className="family">
        {me.anonymous && <GuestAccount />}
        {pupils.length === 0 && (
          <EmptyState pose={KitWaving} title={t('family.empty.title')} text={t('family.empty.text')} />
        )}
        {pupils.length > 0 && isManaged && <ChildWeeks pupils={pupils} weeks={weeks} />}
        {pupils.length > 0 && !isManaged && (
          <ul className="family-pupils">
            {pupils.map((pupil) => (
              <PupilCard key={pupil.cardId} pupil={pupil} isHere={pupil.cardId === me.userId} />
            ))}
          </ul>
        )}
        {isManaged && (
          <div className="family-rest">
            {family.limit !== null && (
              <NewPupil
                title={t('family.add.title')}
                text={t('family.count', { count: pupils.length, limit: family.limit })}
                isFull={pupils.length >= family.limit}
              />
            )}
            {letter && <WeeklyLetterPart letter={letter} />}
            <PinPart hasPin={family.hasPin} />
            <Part title={t('family.shop.title')}>
              <ShopWay />
            </Part>
          </div>
        )}
        {!zone.isOpen && <ParentGate zone={zone} />}
        {owner && !isOwner && zone.isOpen && (
          <Part title={t('family.gate.title')}>
            <Button onClick={() => void client().auth.switchTo(owner.userId)}>
              {t('family.back', { name: owner.displayName })}
            </Button>
          </Part>
        )}
      </div>
    </OfficePage>
  );
}
