import { defineCall } from '../../call.ts';

export const listPassings = defineCall({
  row: 'C-020',
  summary: 'Own passings, newest first',
  method: 'GET',
  path: '/service/training/api/passing',
  tenant: 'route',
  query: 'PageQuery',
  response: 'Passings',
});

export const submitPassing = defineCall({
  row: 'C-021',
  summary: 'Answers a problem; the server judges',
  method: 'POST',
  path: '/service/training/api/problem/{problemId}/passing',
  tenant: 'route',
  params: 'ProblemPath',
  query: 'PassingContext',
  body: 'ProblemAnswer',
  response: 'Passing',
  errors: ['emptySolution', 'invalidSolution', 'noLife', 'tooManyWrongAnswers', 'eventFinished', 'alreadyTaken'],
});

export const getPassing = defineCall({
  row: 'C-022',
  summary: 'One own passing, for reading it again',
  method: 'GET',
  path: '/service/training/api/problem/{problemId}/passing/{passingId}',
  tenant: 'route',
  params: 'PassingPath',
  query: 'PassingContext',
  response: 'Passing',
});

export const getPassingStats = defineCall({
  row: 'C-023',
  summary: 'Counts of own passings',
  method: 'GET',
  path: '/service/training/api/passing/stats',
  tenant: 'route',
  response: 'PassingStats',
});

export const listSolvedProblems = defineCall({
  row: 'C-024',
  summary: 'Problems that the learner closed correctly',
  method: 'GET',
  path: '/service/training/api/passing/solved-problems',
  tenant: 'route',
  query: 'PageQuery',
  response: 'SolvedProblems',
});

export const takeHint = defineCall({
  row: 'ours D-041',
  summary: 'The next hint of a problem; the first one is free',
  method: 'POST',
  path: '/service/training/api/problem/{problemId}/hint',
  tenant: 'route',
  params: 'ProblemPath',
  query: 'PassingContext',
  response: 'Hint',
  errors: ['hintsNotAllowed'],
});
