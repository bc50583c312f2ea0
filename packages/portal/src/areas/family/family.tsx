import './family.css';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { NewPupil } from '../../shell/new-pupil.tsx';
import { Nothing } from '../../shell/nothing.tsx';
import { routePath } from '../../shell/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ParentGate } from '../../shell/parent-gate.tsx';
import { type FamilyData, loadFamily } from './load.ts';
import { Part } from '../../shell/form-parts.tsx';
import { PinPart } from './pin-part.tsx';
import { PupilCard } from './pupil-card.tsx';

export function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<FamilyData> {
  return loadFamily(arrival);
}

/** Who learns at this device. Children take turns; what a grown-up decides stands behind the gate. */
export default function FamilyPage(): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const { me, family, zone } = useLoaderData<typeof clientLoader>();
  const { pupils, owner, isOwner } = family;
  const isManaged = isOwner && zone.isOpen;
  return (
    <CabinetShell eyebrow={t('family.eyebrow')} title={t('family.title')} roadTo={routePath(locale, 'cabinet.main')}>
      <title>{t('family.tab')}</title>
      <div className="family">
        {pupils.length > 0 ? (
          <ul className="family-pupils">
            {pupils.map((pupil) => (
              <PupilCard key={pupil.cardId} pupil={pupil} isHere={pupil.cardId === me.userId} isManaged={isManaged} />
            ))}
          </ul>
        ) : (
          <Nothing pose={KitWaving} title={t('family.empty.title')} text={t('family.empty.text')} />
        )}
        {isManaged && family.limit !== null && (
          <NewPupil
            title={t('family.add.title')}
            text={t('family.count', { count: pupils.length, limit: family.limit })}
            isFull={pupils.length >= family.limit}
          />
        )}
        {isManaged && <PinPart hasPin={family.hasPin} />}
        {!zone.isOpen && <ParentGate zone={zone} />}
        {owner && !isOwner && zone.isOpen && (
          <Part title={t('family.gate.title')}>
            <Button onClick={() => void client().auth.switchTo(owner.userId)}>
              {t('family.back', { name: owner.displayName })}
            </Button>
          </Part>
        )}
      </div>
    </CabinetShell>
  );
}
