import './awards-part.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Medal } from './medal.tsx';
import { type AchievementGroup, groupAchievements } from './group-achievements.ts';

type Achievement = Model<'Achievement'>;

/**
 * Eight things to be good at, three steps each. What was just got is marked once (rule D-084), as long as the page
 * stays, also when it is drawn anew after the look.
 */
export function Achievements({ achievements }: { readonly achievements: readonly Achievement[] }): ReactElement {
  const client = useClient();
  const fresh = achievements.filter(({ achievedAt, isLooked }) => achievedAt !== null && !isLooked).map(({ id }) => id);
  const [marked, setMarked] = useState<readonly number[]>([]);
  if (fresh.some((id) => !marked.includes(id))) setMarked([...new Set([...marked, ...fresh])]);
  const shown = achievements.map((one) => ({ ...one, isLooked: one.isLooked && !marked.includes(one.id) }));
  const news = fresh.join();
  const list = useRef<HTMLUListElement>(null);

  // Follows the eye: what is new counts as looked at when the list has come into view.
  useEffect(() => {
    const own = list.current;
    if (news === '' || !own) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      const { lookAchievement, lookAchievements } = client.awards;
      const look = news.includes(',') ? lookAchievements() : lookAchievement({ params: { id: Number(news) } });
      look.catch((error: unknown) => client.log('The look was not heard.', error));
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, [client, news]);

  return (
    <ul className="awards-part-list" ref={list}>
      {groupAchievements(shown).map((group) => (
        <AchievementCard key={group.name} group={group} />
      ))}
    </ul>
  );
}

function AchievementCard({ group }: { readonly group: AchievementGroup }): ReactElement {
  const t = useWords('personal');
  const { name, level, current, target, newIds } = group;
  const title = t(`personal.award.${name}.title`);
  return (
    <li className="lk-card awards-part-award" data-level={level}>
      <Medal group={name} level={level} />
      <div>
        <h3>{title}</h3>
        {newIds.length > 0 && <span className="awards-part-new">{t('personal.awards.new')}</span>}
        <p>{t(`personal.award.${name}.text`)}</p>
        <progress value={current} max={target} aria-label={title} />
        <p className="awards-part-line">
          <span>{level === 0 ? t('personal.awards.none') : t('personal.awards.got', { level })}</span>
          <span>{t('personal.awards.count', { current, target })}</span>
        </p>
      </div>
    </li>
  );
}
