// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { LearningReport } from './report.ts';

export interface Assignment {
  readonly id: number;
  readonly classId: number;
  readonly kind: 'thread' | 'block' | 'problems' | 'exercise';
  readonly title: string;
  readonly tier: 1 | 2 | 3 | null;
  readonly note: string;
  readonly dueOn: string;
  readonly total: number;
  readonly pupils: {
    readonly userId: number;
    readonly done: number;
  }[];
}

export interface AssignmentDraft {
  readonly classId: number;
  readonly task: AssignmentTask;
  readonly note: string;
  readonly dueOn: string;
  readonly userIds: number[] | null;
}

export interface AssignmentQuery {
  readonly classId?: number;
}

export interface AssignmentTask {
  readonly kind: 'thread' | 'block' | 'problems' | 'exercise';
  readonly threadId: number | null;
  readonly blockId: number | null;
  readonly problemIds: number[];
  readonly tier: 1 | 2 | 3 | null;
  readonly count: number | null;
}

export interface Assignments {
  readonly data: Assignment[];
}

export interface ClassCode {
  /** XXXXX-XXXXX */
  readonly code: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
  readonly usesLeft: number;
}

export interface ClassDraft {
  readonly name: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly hasBoard?: boolean;
}

export interface ClassPath {
  readonly id: number;
}

export interface ClassPlace {
  readonly classId: number;
  readonly className: string;
  readonly teacher: TeacherFace;
  readonly userId: number;
  readonly pupilName: string;
  readonly state: 'waiting' | 'joined';
  readonly agreesHere: boolean;
}

export interface ClassPlaces {
  readonly data: ClassPlace[];
}

export interface ClassProgress {
  readonly topics: {
    readonly threadId: number;
    readonly title: string;
    readonly problems: number;
  }[];
  readonly rows: {
    readonly userId: number;
    readonly closed: number[];
  }[];
  readonly together: number[] | null;
}

export interface ClassPupil {
  readonly userId: number;
  /** Empty when the code was entered without a name */
  readonly name: string;
  readonly state: 'waiting' | 'joined';
  readonly solvedThisWeek: number | null;
  readonly starsThisWeek: number | null;
  readonly lastDay: string | null;
}

export interface ClassPupilPath {
  readonly id: number;
  readonly userId: number;
}

export interface ClassRoom {
  readonly class: SchoolClass;
  readonly pupils: ClassPupil[];
  readonly progress: ClassProgress;
  readonly skills: ClassSkills;
}

export interface ClassSkills {
  readonly kinds: {
    readonly family: string;
    readonly title: string;
  }[];
  readonly rows: {
    readonly userId: number;
    readonly levels: ('strong' | 'steady' | 'growing' | null)[];
  }[];
}

export interface ConsentAnswer {
  readonly classId: number;
  readonly userId: number;
  readonly agrees: boolean;
}

export interface ConsentAsk {
  readonly state: 'waiting' | 'joined' | 'left';
  readonly className: string;
  readonly pupilName: string;
  readonly teacher: TeacherFace;
}

export interface ConsentLink {
  readonly token: string;
  readonly agrees?: boolean;
}

export interface GuestCode {
  readonly code: string;
  readonly name: string;
}

export interface Material {
  readonly id: string;
  readonly kind: 'worksheet' | 'letter' | 'guide';
  readonly title: string;
  readonly fileName: string;
  readonly icon: 'pdf' | 'zip' | 'rar' | 'doc' | 'xls' | 'txt' | 'ppt' | 'other';
  readonly targetLesson: 1 | 2 | 3 | 4 | 5 | null;
}

export interface MaterialPath {
  readonly id: string;
}

export interface Materials {
  readonly data: Material[];
}

export interface MyAssignment {
  readonly id: number;
  readonly kind: 'thread' | 'block' | 'problems' | 'exercise';
  readonly title: string;
  readonly tier: 1 | 2 | 3 | null;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly note: string;
  readonly className: string;
  readonly teacherName: string;
  readonly dueOn: string;
  readonly isLate: boolean;
  readonly done: number;
  readonly total: number;
  readonly next: {
    readonly threadId: number;
    readonly problemId: number;
  } | null;
}

export interface MyAssignments {
  readonly data: MyAssignment[];
}

export interface MyPupil {
  readonly userId: number;
  readonly name: string;
  readonly relation: 'owner' | 'teacher';
  readonly classes: {
    readonly id: number;
    readonly name: string;
  }[];
  readonly stars: number;
  readonly solvedThisWeek: number;
  readonly lastDay: string | null;
}

export interface MyPupils {
  readonly data: MyPupil[];
  readonly cardLimit: number;
}

export interface NewClass {
  readonly class: SchoolClass;
  readonly code: ClassCode;
}

export interface ParentEmail {
  readonly classId: number;
  readonly email: string;
}

export interface PupilReport {
  readonly userId: number;
  readonly name: string;
  readonly relation: 'owner' | 'teacher';
  readonly report: LearningReport;
  readonly road: PupilRoad | null;
  readonly openBlocks: {
    readonly targetLesson: 1 | 2 | 3 | 4 | 5;
    readonly tier: 1 | 2 | 3;
    readonly number: number;
    readonly closed: number;
    readonly total: number;
  }[];
}

export interface PupilReportQuery {
  readonly period: 'week' | 'month' | 'all';
}

export interface PupilRoad {
  /** In the language of the request */
  readonly chapter: string;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  /** The one that comes next; the last one where all are closed */
  readonly station: number;
  readonly stations: number;
  readonly title: string | null;
}

export interface SchoolClass {
  readonly id: number;
  readonly name: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly pupils: number;
  readonly waiting: number;
  readonly hasBoard: boolean;
  readonly code: {
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly endsAt: string;
    readonly usesLeft: number;
  } | null;
}

export interface SchoolClasses {
  readonly data: SchoolClass[];
}

export interface SchoolLead {
  readonly tariff: 'class' | 'grade' | 'school';
  readonly name: string;
  readonly email: string;
  readonly school: string;
  readonly message: string;
}

export interface SchoolTariff {
  readonly id: 'class' | 'grade' | 'school';
  readonly pupils: number | null;
  readonly months: number;
  readonly amount: number | null;
}

export interface SchoolTariffs {
  readonly currency: 'RUB' | 'USD' | 'EUR' | 'CZK' | 'PLN' | 'TRY' | 'BRL' | 'MXN' | 'UAH';
  readonly currencies: ('RUB' | 'USD' | 'EUR' | 'CZK' | 'PLN' | 'TRY' | 'BRL' | 'MXN' | 'UAH')[];
  readonly data: SchoolTariff[];
}

export interface TariffQuery {
  readonly currency?: 'RUB' | 'USD' | 'EUR' | 'CZK' | 'PLN' | 'TRY' | 'BRL' | 'MXN' | 'UAH';
}

export interface TeacherConfirmation {
  readonly email: string;
  readonly isConfirmed: boolean;
}

export interface TeacherDraft {
  readonly name: string;
  readonly school: string;
  readonly subject: string;
  readonly grades: number[];
}

export interface TeacherFace {
  readonly name: string;
  readonly school: string;
  readonly subject: string;
}

export interface WorksheetQuery {
  readonly threadId?: number;
  readonly blockId?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly tier?: 1 | 2 | 3;
  readonly count?: number;
  readonly withAnswers: boolean;
}

/** The shapes above by name. */
export interface SchoolModels {
  readonly Assignment: Assignment;
  readonly AssignmentDraft: AssignmentDraft;
  readonly AssignmentQuery: AssignmentQuery;
  readonly AssignmentTask: AssignmentTask;
  readonly Assignments: Assignments;
  readonly ClassCode: ClassCode;
  readonly ClassDraft: ClassDraft;
  readonly ClassPath: ClassPath;
  readonly ClassPlace: ClassPlace;
  readonly ClassPlaces: ClassPlaces;
  readonly ClassProgress: ClassProgress;
  readonly ClassPupil: ClassPupil;
  readonly ClassPupilPath: ClassPupilPath;
  readonly ClassRoom: ClassRoom;
  readonly ClassSkills: ClassSkills;
  readonly ConsentAnswer: ConsentAnswer;
  readonly ConsentAsk: ConsentAsk;
  readonly ConsentLink: ConsentLink;
  readonly GuestCode: GuestCode;
  readonly Material: Material;
  readonly MaterialPath: MaterialPath;
  readonly Materials: Materials;
  readonly MyAssignment: MyAssignment;
  readonly MyAssignments: MyAssignments;
  readonly MyPupil: MyPupil;
  readonly MyPupils: MyPupils;
  readonly NewClass: NewClass;
  readonly ParentEmail: ParentEmail;
  readonly PupilReport: PupilReport;
  readonly PupilReportQuery: PupilReportQuery;
  readonly PupilRoad: PupilRoad;
  readonly SchoolClass: SchoolClass;
  readonly SchoolClasses: SchoolClasses;
  readonly SchoolLead: SchoolLead;
  readonly SchoolTariff: SchoolTariff;
  readonly SchoolTariffs: SchoolTariffs;
  readonly TariffQuery: TariffQuery;
  readonly TeacherConfirmation: TeacherConfirmation;
  readonly TeacherDraft: TeacherDraft;
  readonly TeacherFace: TeacherFace;
  readonly WorksheetQuery: WorksheetQuery;
}
