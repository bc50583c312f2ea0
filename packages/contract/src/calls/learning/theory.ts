import { defineCall } from '../../call.ts';

export const listTheories = defineCall({
  row: 'C-026',
  summary: 'Theory articles',
  method: 'GET',
  path: '/service/training/api/theory',
  tenant: 'route',
  query: 'TheoryQuery',
  response: 'Theories',
});

export const createTheory = defineCall({
  row: 'C-027',
  summary: 'Saves a new theory article',
  method: 'POST',
  path: '/service/training/api/theory',
  auth: 'quizEditor',
  tenant: 'route',
  body: 'TheoryDraft',
  response: 'Theory',
});

export const getTheory = defineCall({
  row: 'C-028',
  summary: 'One theory article',
  method: 'GET',
  path: '/service/training/api/theory/{id}',
  tenant: 'route',
  params: 'IdPath',
  response: 'Theory',
});

export const updateTheory = defineCall({
  row: 'C-029',
  summary: 'Changes a theory article',
  method: 'PUT',
  path: '/service/training/api/theory/{id}',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  body: 'TheoryDraft',
  response: 'Theory',
});
