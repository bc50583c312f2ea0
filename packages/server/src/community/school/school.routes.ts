import { calls, numbers } from '@logikit/contract';
import type { SessionIssuer } from '../../identity/accounts/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import {
  createAssignment,
  listAssignments,
  listOpenAssignments,
  listOwnAssignments,
  removeAssignment,
} from './assignments/assignment.ts';
import {
  changeClass,
  closeClass,
  closeCode,
  createClass,
  listClasses,
  removePupil,
  renewCode,
  type TeacherContext,
} from './classes/class.ts';
import { wrongCodes } from './classes/code-limits.ts';
import { answerConsentLink, askParent, type Post } from './classes/consent.ts';
import { joinAsGuest } from './classes/guest-code.ts';
import { enterCode } from './classes/join.ts';
import { answerMembership, listMemberships, type PersonContext } from './classes/membership.ts';
import { readClassRoom } from './assignments/progress.ts';
import { listMyPupils, readPupilReport } from './classes/pupil.ts';
import { convertToTeacher } from './classes/teacher.ts';

interface Input {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly user: { readonly id: number };
}

const contextOf = ({ tx, clock, user }: Input): TeacherContext => ({ tx, clock, teacherId: user.id });
const personOf = ({ tx, clock, user }: Input): PersonContext => ({ tx, clock, userId: user.id });
const ok = { status: 'ok' } as const;

const DAY_SECONDS = 86_400;
const consentLetters: Limit = {
  name: 'consent-letter',
  points: numbers.school.consentLettersPerDay,
  seconds: DAY_SECONDS,
  key: ({ userId }) => String(userId),
  byAddress: false,
};
const consentLinks: Limit = {
  name: 'consent-link',
  points: 60,
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
};

interface SchoolParts {
  readonly issuer: SessionIssuer;
  readonly publicUrl: () => string;
  /** Somebody is guessing codes. */
  readonly onAlarm: () => void;
}

/** Teachers and their classes, pupils and their parents. Every id is looked up together with who asks. */
export function schoolRoutes({ issuer, publicUrl, onAlarm }: SchoolParts): readonly Route[] {
  const postOf = ({ tx, clock }: Pick<Input, 'tx' | 'clock'>): Post => ({ tx, clock, publicUrl: publicUrl() });
  return [
    route(calls.convertTeacher, async ({ tx, clock, user, body }) => {
      await convertToTeacher(tx, clock, { userId: user.id, draft: body });
      return ok;
    }),
    route(calls.listClasses, (input) => listClasses(contextOf(input))),
    route(calls.createClass, (input) => createClass(contextOf(input), input.body), { isSecret: true }),
    route(calls.getClass, (input) => readClassRoom(contextOf(input), { id: input.params.id, locale: input.locale })),
    route(calls.changeClass, (input) => changeClass(contextOf(input), input.params.id, input.body)),
    route(calls.closeClass, async (input) => {
      await closeClass(contextOf(input), input.params.id);
      return ok;
    }),
    route(calls.renewClassCode, (input) => renewCode(contextOf(input), input.params.id), { isSecret: true }),
    route(calls.closeClassCode, async (input) => {
      await closeCode(contextOf(input), input.params.id);
      return ok;
    }),
    route(calls.removeFromClass, async (input) => {
      await removePupil(contextOf(input), input.params.id, input.params.userId);
      return ok;
    }),
    route(
      calls.enterTeacherCode,
      async (input) => {
        await enterCode(postOf(input), input.user.id, input.body);
        return ok;
      },
      { limits: wrongCodes(onAlarm) },
    ),
    route(calls.joinByTeacherCode, (input) => joinAsGuest({ issuer, publicUrl }, input), {
      limits: wrongCodes(onAlarm),
      isSecret: true,
      audiences: ['portal'],
    }),
    route(calls.listClassPlaces, (input) => listMemberships(personOf(input))),
    route(calls.answerConsent, (input) => answerMembership(personOf(input), input.body)),
    route(
      calls.askParent,
      async (input) => {
        await askParent({ ...postOf(input), userId: input.user.id }, input.body);
        return ok;
      },
      { limits: [consentLetters] },
    ),
    route(calls.answerConsentLink, (input) => answerConsentLink(input, input.body), { limits: [consentLinks] }),
    route(calls.listMyPupils, (input) => listMyPupils(input)),
    route(calls.getPupilReport, (input) =>
      readPupilReport(input, { userId: input.params.id, period: input.query.period, locale: input.locale }),
    ),
    route(calls.listAssignments, (input) => {
      const { classId } = input.query;
      return classId === undefined
        ? listOpenAssignments(contextOf(input), input.locale)
        : listAssignments(contextOf(input), classId, input.locale);
    }),
    route(calls.createAssignment, (input) => createAssignment(contextOf(input), input.body, input.locale)),
    route(calls.removeAssignment, async (input) => {
      await removeAssignment(contextOf(input), input.params.id);
      return ok;
    }),
    route(calls.listMyAssignments, (input) => listOwnAssignments(personOf(input), input.locale)),
  ];
}
