import { defineCall } from '../../call.ts';

export const convertTeacher = defineCall({
  row: 'R-067',
  summary: 'Turns a grown-up’s account into a teacher’s; the permissions change without a new sign-in',
  method: 'POST',
  path: '/user/convert-teacher.json',
  body: 'TeacherDraft',
  response: 'StatusOk',
  errors: ['invalidFields'],
});

export const listClasses = defineCall({
  row: 'ours D-097',
  summary: 'Classes of the teacher',
  method: 'GET',
  path: '/school/api/class',
  auth: 'teacher',
  response: 'SchoolClasses',
});

export const createClass = defineCall({
  row: 'ours D-097',
  summary: 'Makes a class with its first code',
  method: 'POST',
  path: '/school/api/class',
  auth: 'teacher',
  body: 'ClassDraft',
  response: 'NewClass',
  errors: ['invalidFields', 'limitReached'],
});

export const getClass = defineCall({
  row: 'ours D-097',
  summary: 'Pupils of a class and how far they are',
  method: 'GET',
  path: '/school/api/class/{id}',
  auth: 'teacher',
  params: 'ClassPath',
  response: 'ClassRoom',
});

export const changeClass = defineCall({
  row: 'ours D-097',
  summary: 'Names a class, and turns its board on and off',
  method: 'PUT',
  path: '/school/api/class/{id}',
  auth: 'teacher',
  params: 'ClassPath',
  body: 'ClassDraft',
  response: 'SchoolClass',
  errors: ['invalidFields'],
});

export const closeClass = defineCall({
  row: 'ours D-097',
  summary: 'Closes a class: its code, its assignments and the teacher’s sight of its pupils end',
  method: 'DELETE',
  path: '/school/api/class/{id}',
  auth: 'teacher',
  params: 'ClassPath',
  response: 'StatusOk',
});

export const renewClassCode = defineCall({
  row: 'ours D-097',
  summary: 'Makes a new code and shows it this once; the one before ends',
  method: 'POST',
  path: '/school/api/class/{id}/code',
  auth: 'teacher',
  params: 'ClassPath',
  response: 'ClassCode',
});

export const closeClassCode = defineCall({
  row: 'ours D-097',
  summary: 'Ends the code of a class',
  method: 'DELETE',
  path: '/school/api/class/{id}/code',
  auth: 'teacher',
  params: 'ClassPath',
  response: 'StatusOk',
});

export const removeFromClass = defineCall({
  row: 'R-065',
  summary: 'Takes a pupil out of a class',
  method: 'DELETE',
  path: '/school/api/class/{id}/pupil/{userId}',
  auth: 'teacher',
  params: 'ClassPupilPath',
  response: 'StatusOk',
});

export const listClassPlaces = defineCall({
  row: 'ours D-097',
  summary: 'Places in classes, of the caller and of the own pupils, with who the teacher is',
  method: 'GET',
  path: '/school/api/place',
  response: 'ClassPlaces',
});

export const answerConsent = defineCall({
  row: 'ours D-097',
  summary: 'Agrees to a place in a class, or gives it up',
  method: 'POST',
  path: '/school/api/place',
  body: 'ConsentAnswer',
  response: 'ClassPlaces',
});

export const askParent = defineCall({
  row: 'ours D-098',
  summary: 'Asks a parent by letter to agree to a place in a class',
  method: 'POST',
  path: '/school/api/consent-letter',
  body: 'ParentEmail',
  response: 'StatusOk',
  errors: ['invalidEmailError', 'tooManyRequests'],
});

export const answerConsentLink = defineCall({
  row: 'ours D-098',
  summary: 'What a letter asks a parent, and the parent’s answer',
  method: 'POST',
  path: '/school/api/consent-link',
  auth: 'none',
  body: 'ConsentLink',
  response: 'ConsentAsk',
});

export const listMyPupils = defineCall({
  row: 'R-065',
  summary: 'Own pupils: cards, and those whose parents agreed to a class',
  method: 'GET',
  path: '/school/api/pupil',
  auth: 'card',
  response: 'MyPupils',
});

export const getPupilReport = defineCall({
  row: 'R-065',
  summary: 'The report of an own pupil',
  method: 'GET',
  path: '/school/api/pupil/{id}',
  auth: 'card',
  params: 'IdPath',
  query: 'PupilReportQuery',
  response: 'PupilReport',
});

export const listAssignments = defineCall({
  row: 'ours D-093',
  summary: 'Assignments of a class or of all, with who has done how much',
  method: 'GET',
  path: '/school/api/assignment',
  auth: 'teacher',
  query: 'AssignmentQuery',
  response: 'Assignments',
});

export const createAssignment = defineCall({
  row: 'ours D-093',
  summary: 'Sets a class or some of its pupils something to solve by a day',
  method: 'POST',
  path: '/school/api/assignment',
  auth: 'teacher',
  body: 'AssignmentDraft',
  response: 'Assignment',
  errors: ['invalidFields', 'limitReached'],
});

export const removeAssignment = defineCall({
  row: 'ours D-093',
  summary: 'Takes an assignment back; what was solved stays solved',
  method: 'DELETE',
  path: '/school/api/assignment/{id}',
  auth: 'teacher',
  params: 'IdPath',
  response: 'StatusOk',
});

export const listMyAssignments = defineCall({
  row: 'ours D-093',
  summary: 'What the learner’s teachers have set',
  method: 'GET',
  path: '/school/api/my-assignment',
  response: 'MyAssignments',
});

export const printWorksheet = defineCall({
  row: 'ours D-093',
  summary: 'A sheet to print, with an answer key where it is asked for',
  method: 'GET',
  path: '/school/api/worksheet',
  patience: 'long',
  auth: 'card',
  query: 'WorksheetQuery',
  response: 'application/pdf',
  errors: ['noAnswerKey', 'answerKeysSpent', 'notPaid'],
});

export const listMaterials = defineCall({
  row: 'R-066',
  summary: 'Materials for teachers',
  method: 'GET',
  path: '/school/api/material',
  auth: 'teacher',
  response: 'Materials',
});

export const getMaterial = defineCall({
  row: 'R-066',
  summary: 'A material as a file',
  method: 'GET',
  path: '/school/api/material/{id}',
  patience: 'long',
  auth: 'teacher',
  params: 'MaterialPath',
  response: 'application/pdf',
  errors: ['noAnswerKey', 'answerKeysSpent'],
});

export const listSchoolTariffs = defineCall({
  row: 'R-062',
  summary: 'What a class or a school pays',
  method: 'GET',
  path: '/school/api/tariff',
  auth: 'optional',
  query: 'TariffQuery',
  response: 'SchoolTariffs',
});

export const askForTariff = defineCall({
  row: 'R-062',
  summary: 'A school asks for an offer',
  method: 'POST',
  path: '/school/api/tariff',
  auth: 'optional',
  body: 'SchoolLead',
  response: 'StatusOk',
  errors: ['invalidEmailError', 'invalidFields', 'tooManyRequests'],
});

export const confirmTeacher = defineCall({
  row: 'ours D-311',
  summary: 'An editor says that a teacher is one, or takes it back',
  method: 'PUT',
  path: '/school/api/teacher-confirmation',
  auth: 'quizEditor',
  body: 'TeacherConfirmation',
  response: 'StatusOk',
});
