import { defineCall } from '../call.ts';

export const listEvents = defineCall({
  row: 'C-050',
  summary: 'All events; paginate=0 gives the plain list',
  method: 'GET',
  path: '/service/training/api/event',
  tenant: 'caller',
  query: 'EventQuery',
  response: 'Events',
});

export const getEvent = defineCall({
  row: 'C-051',
  summary: 'One event; solving=1 starts the attempt',
  method: 'GET',
  path: '/service/training/api/event/{id}',
  tenant: 'caller',
  params: 'IdPath',
  query: 'SolvingQuery',
  response: 'Event',
  errors: ['eventFinished'],
});

export const getEventLanding = defineCall({
  row: 'C-052',
  summary: 'Landing of an event by id or address',
  method: 'GET',
  path: '/service/training/api/event/{id}/landing',
  auth: 'none',
  tenant: 'caller',
  params: 'SlugPath',
  response: 'Landing',
});

export const getActiveEvent = defineCall({
  row: 'C-053',
  summary: 'The running event, or null',
  method: 'GET',
  path: '/service/training/api/event/active',
  tenant: 'caller',
  response: 'ActiveEvent',
});
