import { defineCall } from '../../call.ts';

export const listLeads = defineCall({
  row: 'ours D-267',
  summary: 'What people have written by the forms of public pages, those without an answer first',
  method: 'GET',
  path: '/content/api/lead',
  auth: 'quizEditor',
  query: 'LeadQuery',
  response: 'ReceivedLeads',
});

export const markLead = defineCall({
  row: 'ours D-267',
  summary: 'Says whether somebody has been answered',
  method: 'PUT',
  path: '/content/api/lead/{id}',
  auth: 'quizEditor',
  params: 'IdPath',
  body: 'LeadState',
  response: 'ReceivedLead',
});
