import { defineCall } from '../../call.ts';

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
  errors: ['eventFinished', 'notAvailable', 'alreadyTaken'],
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

export const finishEvent = defineCall({
  row: 'ours D-120',
  summary: 'Hands the attempt in before its time is up',
  method: 'POST',
  path: '/service/training/api/event/{id}/finish',
  tenant: 'caller',
  params: 'IdPath',
  response: 'Event',
});

export const shareEvent = defineCall({
  row: 'ours D-120',
  summary: 'Gives the own result a public address',
  method: 'POST',
  path: '/service/training/api/event/{id}/share',
  tenant: 'caller',
  params: 'IdPath',
  response: 'Event',
  errors: ['notAvailable'],
});

export const unshareEvent = defineCall({
  row: 'ours D-120',
  summary: 'Takes the public address of the own result back',
  method: 'DELETE',
  path: '/service/training/api/event/{id}/share',
  tenant: 'caller',
  params: 'IdPath',
  response: 'Event',
});

export const getSharedEventResult = defineCall({
  row: 'ours D-120',
  summary: 'A result that its owner has shared; tells no name',
  method: 'GET',
  path: '/service/training/api/event/shared/{token}',
  auth: 'none',
  tenant: 'caller',
  params: 'SharePath',
  response: 'SharedEventResult',
});
