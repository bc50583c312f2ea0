// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type {
  Assignment,
  AssignmentDraft,
  AssignmentQuery,
  Assignments,
  ClassCode,
  ClassDraft,
  ClassPath,
  ClassPlaces,
  ClassPupilPath,
  ClassRoom,
  ConsentAnswer,
  ConsentAsk,
  ConsentLink,
  MaterialPath,
  Materials,
  MyAssignments,
  MyPupils,
  NewClass,
  ParentEmail,
  PupilReport,
  PupilReportQuery,
  SchoolClass,
  SchoolClasses,
  SchoolLead,
  SchoolTariffs,
  TariffQuery,
  TeacherConfirmation,
  TeacherDraft,
  WorksheetQuery,
} from '../models/school.ts';
import type { StatusOk } from '../models/status.ts';
export interface SchoolApi {
  /** Agrees to a place in a class, or gives it up. */
  answerConsent(input: { readonly body: ConsentAnswer }, options?: CallOptions): Promise<ClassPlaces>;
  /** What a letter asks a parent, and the parent’s answer. */
  answerConsentLink(input: { readonly body: ConsentLink }, options?: CallOptions): Promise<ConsentAsk>;
  /** A school asks for an offer. Refuses with `invalidEmailError`, `invalidFields`, `tooManyRequests`. */
  askForTariff(input: { readonly body: SchoolLead }, options?: CallOptions): Promise<StatusOk>;
  /** Asks a parent by letter to agree to a place in a class. Refuses with `invalidEmailError`, `tooManyRequests`. */
  askParent(input: { readonly body: ParentEmail }, options?: CallOptions): Promise<StatusOk>;
  /** Names a class, and turns its board on and off. Refuses with `invalidFields`. */
  changeClass(
    input: { readonly params: ClassPath; readonly body: ClassDraft },
    options?: CallOptions,
  ): Promise<SchoolClass>;
  /** Closes a class: its code, its assignments and the teacher’s sight of its pupils end. */
  closeClass(input: { readonly params: ClassPath }, options?: CallOptions): Promise<StatusOk>;
  /** Ends the code of a class. */
  closeClassCode(input: { readonly params: ClassPath }, options?: CallOptions): Promise<StatusOk>;
  /** An editor says that a teacher is one, or takes it back. */
  confirmTeacher(input: { readonly body: TeacherConfirmation }, options?: CallOptions): Promise<StatusOk>;
  /** Turns a grown-up’s account into a teacher’s; the permissions change without a new sign-in. Refuses with `invalidFields`. */
  convertTeacher(input: { readonly body: TeacherDraft }, options?: CallOptions): Promise<StatusOk>;
  /** Sets a class or some of its pupils something to solve by a day. Refuses with `invalidFields`, `limitReached`. */
  createAssignment(input: { readonly body: AssignmentDraft }, options?: CallOptions): Promise<Assignment>;
  /** Makes a class with its first code. Refuses with `invalidFields`, `limitReached`. */
  createClass(input: { readonly body: ClassDraft }, options?: CallOptions): Promise<NewClass>;
  /** Pupils of a class and how far they are. */
  getClass(input: { readonly params: ClassPath }, options?: CallOptions): Promise<ClassRoom>;
  /** A material as a file. Refuses with `noAnswerKey`, `answerKeysSpent`. */
  getMaterial(input: { readonly params: MaterialPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** The report of an own pupil. */
  getPupilReport(
    input: { readonly params: IdPath; readonly query: PupilReportQuery },
    options?: CallOptions,
  ): Promise<PupilReport>;
  /** Assignments of a class or of all, with who has done how much. */
  listAssignments(input?: { readonly query?: AssignmentQuery }, options?: CallOptions): Promise<Assignments>;
  /** Places in classes, of the caller and of the own pupils, with who the teacher is. */
  listClassPlaces(input?: Record<string, never>, options?: CallOptions): Promise<ClassPlaces>;
  /** Classes of the teacher. */
  listClasses(input?: Record<string, never>, options?: CallOptions): Promise<SchoolClasses>;
  /** Materials for teachers. */
  listMaterials(input?: Record<string, never>, options?: CallOptions): Promise<Materials>;
  /** What the learner’s teachers have set. */
  listMyAssignments(input?: Record<string, never>, options?: CallOptions): Promise<MyAssignments>;
  /** Own pupils: cards, and those whose parents agreed to a class. */
  listMyPupils(input?: Record<string, never>, options?: CallOptions): Promise<MyPupils>;
  /** What a class or a school pays. */
  listSchoolTariffs(input?: { readonly query?: TariffQuery }, options?: CallOptions): Promise<SchoolTariffs>;
  /** A sheet to print, with an answer key where it is asked for. Refuses with `noAnswerKey`, `answerKeysSpent`, `notPaid`. */
  printWorksheet(input: { readonly query: WorksheetQuery }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Takes an assignment back; what was solved stays solved. */
  removeAssignment(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Takes a pupil out of a class. */
  removeFromClass(input: { readonly params: ClassPupilPath }, options?: CallOptions): Promise<StatusOk>;
  /** Makes a new code and shows it this once; the one before ends. */
  renewClassCode(input: { readonly params: ClassPath }, options?: CallOptions): Promise<ClassCode>;
}
