import { defineCall } from '../../call.ts';

export const listThreads = defineCall({
  row: 'C-030',
  summary: 'Enabled threads with own progress',
  method: 'GET',
  path: '/service/training/api/thread',
  tenant: 'route',
  query: 'ThreadQuery',
  response: 'Threads',
});

export const getThread = defineCall({
  row: 'C-031',
  summary: 'One thread with its blocks and stations; no answers inside',
  method: 'GET',
  path: '/service/training/api/thread/{id}',
  tenant: 'route',
  params: 'IdPath',
  response: 'Thread',
});

export const getThreadProgress = defineCall({
  row: 'C-032',
  summary: 'Own progress in a thread',
  method: 'GET',
  path: '/service/training/api/thread/{id}/progress',
  tenant: 'route',
  params: 'IdPath',
  response: 'ThreadProgressAnswer',
});

export const getRecommendedProblem = defineCall({
  row: 'C-033',
  summary: 'The problem to open next in a thread, or null when all have three stars',
  method: 'GET',
  path: '/service/training/api/thread/{id}/recommended-problem',
  tenant: 'route',
  params: 'IdPath',
  response: 'RecommendedProblem',
});

export const getThreadResult = defineCall({
  row: 'ours R-003',
  summary: 'Score of a quiz, problem by problem, or what to open next while it is unfinished',
  method: 'GET',
  path: '/service/training/api/thread/{id}/result',
  tenant: 'route',
  params: 'IdPath',
  response: 'ThreadResult',
});
