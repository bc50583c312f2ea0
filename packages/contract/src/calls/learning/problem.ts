import { defineCall } from '../../call.ts';

export const listProblems = defineCall({
  row: 'C-042',
  summary: 'Problems: enabled ones for a learner, all with filters for an editor',
  method: 'GET',
  path: '/service/training/api/problem',
  tenant: 'route',
  query: 'ProblemQuery',
  response: 'ProblemList',
});

export const getSampleProblem = defineCall({
  row: 'ours D-260',
  summary: 'The problem of the day on public pages: a free one, which anybody may solve there',
  method: 'GET',
  path: '/content/api/sample/{audience}',
  auth: 'none',
  params: 'SamplePath',
  response: 'SampleProblem',
});

export const createProblem = defineCall({
  row: 'C-043',
  summary: 'Saves a new problem, a copy or an import; always disabled at first',
  method: 'POST',
  path: '/service/training/api/problem',
  auth: 'quizEditor',
  tenant: 'route',
  body: 'NewProblem',
  response: 'AuthorProblem',
  errors: ['invalidFields'],
});

export const importProblems = defineCall({
  row: 'ours C-043',
  summary: 'Saves many problems at once, all or none and all disabled; says of each what is wrong with it',
  method: 'POST',
  path: '/service/training/api/problem/import',
  auth: 'quizEditor',
  tenant: 'route',
  body: 'ProblemImport',
  response: 'ProblemImportReport',
});

export const getProblemDraft = defineCall({
  row: 'ours C-044',
  summary: 'A problem as its authors see it, with its answer',
  method: 'GET',
  path: '/service/training/api/problem/{id}/draft',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  response: 'AuthorProblem',
});

export const updateProblem = defineCall({
  row: 'C-044',
  summary: 'Changes a problem and keeps its history',
  method: 'PUT',
  path: '/service/training/api/problem/{id}',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  body: 'ProblemChange',
  response: 'AuthorProblem',
  errors: ['invalidFields', 'editConflict'],
});

export const getProblem = defineCall({
  row: 'C-045',
  summary: 'One problem as a learner may see it; the solution is null until the problem is closed',
  method: 'GET',
  path: '/service/training/api/problem/{id}',
  tenant: 'route',
  params: 'IdPath',
  query: 'PassingContext',
  response: 'LearnerProblem',
});

export const openOnDevice = defineCall({
  row: 'C-046',
  summary: 'Opens the problem on the other devices of the editor',
  method: 'GET',
  path: '/service/training/api/problem/{id}/open-on-device',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  response: 'Delivered',
});

export const deleteProblem = defineCall({
  row: 'C-047',
  summary: 'Takes a problem out of every list; passings stay',
  method: 'DELETE',
  path: '/service/training/api/problem/{id}',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  response: 'StatusOk',
});

export const getProblemStats = defineCall({
  row: 'C-048',
  summary: 'How learners fare with a problem',
  method: 'GET',
  path: '/service/training/api/problem/{id}/stats',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  response: 'ProblemStats',
});

export const buyProblem = defineCall({
  row: 'C-049',
  summary: 'Spends the energy of a problem, once',
  method: 'POST',
  path: '/service/training/api/problem/{id}/buy',
  tenant: 'route',
  params: 'IdPath',
  query: 'ThreadIdQuery',
  response: 'Bought',
  errors: ['noEnergy', 'cantBuyProblem'],
});
