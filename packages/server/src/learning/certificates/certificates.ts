import { certificateTypes, type Model } from '@logikit/contract';
import { selectCourses } from '../../content/catalog/index.ts';
import { type LessonSums, selectLessonSums } from '../courses/index.ts';
import type { Owner } from '../progress/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { type CertificateRow, selectCertificates } from './certificate.db.ts';
import { certificateWords } from './certificate-words.ts';
import { insertLooks, selectLooked, selectRequests } from './request.db.ts';
import { isOpen, isUnderway } from './request-states.ts';
import { selectUserCertificates } from './user-certificate.db.ts';

export interface Learner {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
}

type Done = Model<'Certificate'>['done'];

/** A certificate as somebody stands with it. */
export interface Standing {
  readonly row: CertificateRow;
  readonly title: string;
  readonly needs: { readonly [Name in keyof Done]: number | null };
  readonly done: Done;
  /** All that it takes is done (rule D-130). */
  readonly isEarned: boolean;
}

/** Every certificate of the tenant that one can work for: a course without problems has none. */
export async function readStandings({ tx, owner, locale }: Learner): Promise<readonly Standing[]> {
  const [rows, sums, courses] = await Promise.all([
    selectCertificates(tx, owner.tenantId),
    selectLessonSums(tx, owner),
    selectCourses(tx, { kind: 'logic' }),
  ]);
  // The first course of a lesson is the one that it is called by.
  const titles = new Map(
    courses
      .toReversed()
      .map(({ targetLesson, content }) => [targetLesson, textIn(content.translations, locale)?.title ?? '']),
  );
  return rows.flatMap((row) => {
    const lesson = sumsOf(sums, row.targetLesson);
    if (row.share !== null && lesson.problems === 0) return [];
    return [standingOf(row, { lesson, course: (row.targetLesson && titles.get(row.targetLesson)) ?? '' })];
  });
}

/** Refuses one that nobody can work for, with `notFound`. */
export async function requireStanding(learner: Learner, id: number): Promise<Standing> {
  const standing = (await readStandings(learner)).find(({ row }) => row.id === id);
  if (!standing) throw new ApiError('notFound');
  return standing;
}

interface Around {
  readonly lesson: LessonSums;
  /** Its title. */
  readonly course: string;
}

function standingOf(row: CertificateRow, { lesson, course }: Around): Standing {
  const { share, stars, blocksCount, problemsCount } = row;
  const needs =
    share === null
      ? { stars, blocksCount, problemsCount }
      : { stars: null, blocksCount: null, problemsCount: Math.ceil((lesson.problems * share) / 100) };
  const done: Done = { stars: lesson.stars, blocksCount: lesson.closedBlocks, problemsCount: lesson.closed };
  const names = Object.keys(done) as (keyof Done)[]; // as written above
  const isNeeded = names.some((name) => needs[name] !== null);
  return {
    row,
    title: share === null ? row.title : course,
    needs,
    done,
    // One that asks for nothing is given by nobody.
    isEarned: isNeeded && names.every((name) => done[name] >= (needs[name] ?? 0)),
  };
}

/** Of one target lesson, or of all together. */
function sumsOf(sums: readonly LessonSums[], targetLesson: number | null): LessonSums {
  const asked = sums.filter((one) => targetLesson === null || one.targetLesson === targetLesson);
  const sum = (of: (one: LessonSums) => number): number => asked.reduce((total, one) => total + of(one), 0);
  return {
    targetLesson,
    problems: sum(({ problems }) => problems),
    closed: sum(({ closed }) => closed),
    stars: sum(({ stars }) => stars),
    closedBlocks: sum(({ closedBlocks }) => closedBlocks),
  };
}

export async function readCertificates(learner: Learner): Promise<readonly Model<'Certificate'>[]> {
  const { tx, owner, locale } = learner;
  const [standings, own, requests, looked] = await Promise.all([
    readStandings(learner),
    selectUserCertificates(tx, owner.userId),
    selectRequests(tx, owner.userId),
    selectLooked(tx, owner.userId),
  ]);
  const issued = new Map(own.map(({ certificateId, id }) => [certificateId, id]));
  return standings.map((standing) => {
    const { id } = standing.row;
    const asked = requests.filter(({ certificateId, type }) => certificateId === id && type === certificateTypes.PAPER);
    return toCertificate(standing, {
      userCertificateId: issued.get(id) ?? null,
      requested: asked.some(({ status }) => isOpen(status)),
      sent: asked.some(({ status }) => isUnderway(status)),
      isNew: standing.isEarned && !looked.includes(id),
      locale,
    });
  });
}

interface Own extends Pick<Model<'Certificate'>, 'userCertificateId' | 'requested' | 'sent' | 'isNew'> {
  readonly locale: string;
}

function toCertificate(standing: Standing, { locale, ...own }: Own): Model<'Certificate'> {
  const { row, title, needs, done, isEarned } = standing;
  return {
    ...own,
    id: row.id,
    title,
    shortTitle: row.share === null ? row.shortTitle : certificateWords(locale)(`certificate.share.${row.share}`),
    image: row.image,
    kind: row.kind,
    example: row.example ?? `/service/training/api/certificate/${row.id}/preview.png`,
    targetLesson: row.targetLesson,
    share: row.share,
    ...needs,
    done,
    purchaseIds: [...row.purchaseIds],
    canDoRequest: isEarned && !own.requested,
  };
}

/** What is earned is new to its owner no longer. */
export async function lookAtCertificates(learner: Learner): Promise<void> {
  const earned = (await readStandings(learner)).filter(({ isEarned }) => isEarned);
  await insertLooks(
    learner.tx,
    learner.owner.userId,
    earned.map(({ row }) => row.id),
  );
}
