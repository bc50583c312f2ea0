import { Type } from '@sinclair/typebox';
import { Count, Day, Id, nullable, object, oneOf, TargetLessonId, Timestamp } from '../basics.ts';
import { fileIcons } from '../../values/file-icon.ts';
import { motifs } from '../learning/thread.ts';
import { LearningReport, reportPeriods, skillLevels } from '../report.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });
const Tier = oneOf([1, 2, 3] as const);

/** What a teacher says of their work; parents read it before they agree. */
export const TeacherDraft = object({
  name: Name,
  school: Type.String({ minLength: 1, maxLength: 120 }),
  subject: Type.String({ maxLength: 60 }),
  grades: Type.Array(Type.Integer({ minimum: 0, maximum: 11 }), { maxItems: 12, uniqueItems: true }),
});

/** `hasBoard`: left out, it stays as it is; off in a new class. */
export const ClassDraft = object({
  name: Name,
  targetLesson: TargetLessonId,
  hasBoard: Type.Optional(Type.Boolean()),
});
export const ClassPath = object({ id: Id });
export const ClassPupilPath = object({ id: Id, userId: Id });

/** `code`: the one that can be used now. Its letters are kept hashed, so only its maker has seen them. */
export const SchoolClass = object({
  id: Id,
  name: Type.String(),
  targetLesson: TargetLessonId,
  pupils: Count,
  waiting: Count,
  /** Pupils see the first of this week by their nicknames, and themselves (rule D-235). */
  hasBoard: Type.Boolean(),
  code: nullable(object({ endsAt: Timestamp, usesLeft: Count })),
});
export const SchoolClasses = object({ data: Type.Array(SchoolClass) });

/** Shown this once. */
export const ClassCode = object({
  code: Type.String({ description: 'XXXXX-XXXXX' }),
  endsAt: Timestamp,
  usesLeft: Count,
});
export const NewClass = object({ class: SchoolClass, code: ClassCode });

export const pupilStates = ['waiting', 'joined'] as const;

/** While a parent has not agreed there is nothing here but the name that was entered. */
export const ClassPupil = object({
  userId: Id,
  name: Type.String({ description: 'Empty when the code was entered without a name' }),
  state: oneOf(pupilStates),
  solvedThisWeek: nullable(Count),
  starsThisWeek: nullable(Count),
  lastDay: nullable(Day),
});

/** Closed problems, pupils by topics. `together`: shares of the whole class, told where no single pupil shows through. */
export const ClassProgress = object({
  topics: Type.Array(object({ threadId: Id, title: Type.String(), problems: Count })),
  rows: Type.Array(object({ userId: Id, closed: Type.Array(Count) })),
  together: nullable(Type.Array(Type.Number({ minimum: 0, maximum: 1 }))),
});
/** How sure the pupils are in the kinds of puzzles that the class practises most; null: too little of it was solved. */
export const ClassSkills = object({
  kinds: Type.Array(object({ family: Type.String(), title: Type.String() })),
  rows: Type.Array(object({ userId: Id, levels: Type.Array(nullable(oneOf(skillLevels))) })),
});
export const ClassRoom = object({
  class: SchoolClass,
  pupils: Type.Array(ClassPupil),
  progress: ClassProgress,
  skills: ClassSkills,
});

export const TeacherFace = object({ name: Type.String(), school: Type.String(), subject: Type.String() });

/** A place in a class, as the pupil and the parent see it. `agreesHere`: the caller may agree. */
export const ClassPlace = object({
  classId: Id,
  className: Type.String(),
  teacher: TeacherFace,
  userId: Id,
  pupilName: Type.String(),
  state: oneOf(pupilStates),
  agreesHere: Type.Boolean(),
});
export const ClassPlaces = object({ data: Type.Array(ClassPlace) });
export const ConsentAnswer = object({ classId: Id, userId: Id, agrees: Type.Boolean() });
export const ParentEmail = object({ classId: Id, email: Type.String({ maxLength: 254 }) });

/** A parent's link. Without `agrees` it only tells what is asked. */
export const ConsentLink = object({
  token: Type.String({ minLength: 20, maxLength: 80 }),
  agrees: Type.Optional(Type.Boolean()),
});
export const ConsentAsk = object({
  state: oneOf(['waiting', 'joined', 'left'] as const),
  className: Type.String(),
  pupilName: Type.String(),
  teacher: TeacherFace,
});

export const GuestCode = object({
  code: Type.String({ maxLength: 20 }),
  name: Type.String({ minLength: 1, maxLength: 30 }),
});

export const MyPupil = object({
  userId: Id,
  name: Type.String(),
  relation: oneOf(['owner', 'teacher'] as const),
  classes: Type.Array(object({ id: Id, name: Type.String() })),
  stars: Count,
  solvedThisWeek: Count,
  lastDay: nullable(Day),
});
export const MyPupils = object({ data: Type.Array(MyPupil), cardLimit: Count });
export const PupilReportQuery = object({ period: oneOf(reportPeriods) });
/** Where a pupil stands: the chapter of the last answer, and the station that comes next. */
export const PupilRoad = object({
  chapter: Type.String({ description: 'In the language of the request' }),
  motif: oneOf(motifs),
  station: Type.Integer({ minimum: 1, description: 'The one that comes next; the last one where all are closed' }),
  stations: Count,
  /** Its idea; null: every station of the chapter is closed. */
  title: nullable(Type.String()),
});
export const PupilReport = object({
  userId: Id,
  name: Type.String(),
  relation: oneOf(['owner', 'teacher'] as const),
  report: LearningReport,
  /** Null before the first answer. */
  road: nullable(PupilRoad),
  /** Practice that has begun and that the caller may complete (rule D-018); none for who may not. */
  openBlocks: Type.Array(
    object({ targetLesson: TargetLessonId, tier: Tier, number: Count, closed: Count, total: Count }),
  ),
});

/** Kinds: `thread` and `block` are all their problems, `problems` some of one thread, `exercise` a number of one tier. */
export const assignmentKinds = ['thread', 'block', 'problems', 'exercise'] as const;
export const AssignmentTask = object({
  kind: oneOf(assignmentKinds),
  threadId: nullable(Id),
  blockId: nullable(Id),
  problemIds: Type.Array(Id, { maxItems: 60, uniqueItems: true }),
  tier: nullable(Tier),
  count: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
});
export const AssignmentDraft = object({
  classId: Id,
  task: AssignmentTask,
  note: Type.String({ maxLength: 200 }),
  dueOn: Day,
  userIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
});
export const Assignment = object({
  id: Id,
  classId: Id,
  kind: oneOf(assignmentKinds),
  title: Type.String(),
  tier: nullable(Tier),
  note: Type.String(),
  dueOn: Day,
  total: Count,
  pupils: Type.Array(object({ userId: Id, done: Count })),
});
export const Assignments = object({ data: Type.Array(Assignment) });
/** Without a class: what is not over, of every class. */
export const AssignmentQuery = object({ classId: Type.Optional(Id) });

/** An assignment as its pupil sees it. `next`: the problem to open. */
export const MyAssignment = object({
  id: Id,
  kind: oneOf(assignmentKinds),
  title: Type.String(),
  tier: nullable(Tier),
  targetLesson: TargetLessonId,
  note: Type.String(),
  className: Type.String(),
  teacherName: Type.String(),
  dueOn: Day,
  isLate: Type.Boolean(),
  done: Count,
  total: Count,
  next: nullable(object({ threadId: Id, problemId: Id })),
});
export const MyAssignments = object({ data: Type.Array(MyAssignment) });

/** Whom an editor knows as a teacher, by the address of the account. */
export const TeacherConfirmation = object({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  isConfirmed: Type.Boolean(),
});

/** What a printed sheet is made of: a thread, or fresh problems of an exercise tier. */
export const WorksheetQuery = object({
  threadId: Type.Optional(Id),
  blockId: Type.Optional(Id),
  targetLesson: Type.Optional(TargetLessonId),
  tier: Type.Optional(Tier),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  withAnswers: Type.Boolean(),
});

export const Material = object({
  id: Type.String(),
  kind: oneOf(['worksheet', 'letter', 'guide'] as const),
  title: Type.String(),
  fileName: Type.String(),
  icon: oneOf(fileIcons),
  targetLesson: nullable(TargetLessonId),
});
export const Materials = object({ data: Type.Array(Material) });
export const MaterialPath = object({ id: Type.String({ pattern: '^[a-z]+(-\\d{1,9})?$', maxLength: 40 }) });

export const schoolCurrencies = ['RUB', 'USD', 'EUR', 'CZK', 'PLN', 'TRY', 'BRL', 'MXN', 'UAH'] as const;
export const TariffQuery = object({ currency: Type.Optional(oneOf(schoolCurrencies)) });
const Tariff = oneOf(['class', 'grade', 'school'] as const);
export const SchoolTariff = object({
  id: Tariff,
  pupils: nullable(Count),
  months: Count,
  amount: nullable(Type.Integer({ minimum: 0, description: 'In whole units; null: agreed with the school' })),
});
export const SchoolTariffs = object({
  currency: oneOf(schoolCurrencies),
  currencies: Type.Array(oneOf(schoolCurrencies)),
  data: Type.Array(SchoolTariff),
});
export const SchoolLead = object({
  tariff: Tariff,
  name: Name,
  email: Type.String({ maxLength: 254 }),
  school: Type.String({ minLength: 1, maxLength: 120 }),
  message: Type.String({ maxLength: 1000 }),
});
