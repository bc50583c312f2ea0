import { defineCall } from '../../call.ts';

export const getMessagesState = defineCall({
  row: 'ours R-073',
  summary: 'How many messages wait, and what the caller may send',
  method: 'GET',
  path: '/service/messages/api/state',
  response: 'MessagesState',
});

export const listMessageThreads = defineCall({
  row: 'ours R-073',
  summary: 'Threads of messages, the newest first; `inbox` is what support has to answer',
  method: 'GET',
  path: '/service/messages/api/thread',
  query: 'MessageThreadQuery',
  response: 'MessageThreads',
});

export const openMessageThread = defineCall({
  row: 'ours R-073',
  summary: 'The thread with support, with an own teacher or with an own pupil',
  method: 'POST',
  path: '/service/messages/api/thread',
  body: 'NewMessageThread',
  response: 'MessageThread',
});

export const listMessages = defineCall({
  row: 'ours R-073',
  summary: 'Messages of a thread, the newest first',
  method: 'GET',
  path: '/service/messages/api/thread/{id}/message',
  params: 'IdPath',
  query: 'MessageQuery',
  response: 'Messages',
});

export const sendMessage = defineCall({
  row: 'ours V-033',
  summary: 'Sends a message; only paid or non-freemium users',
  method: 'POST',
  path: '/service/messages/api/thread/{id}/message',
  params: 'IdPath',
  body: 'NewMessage',
  response: 'Message',
  errors: ['notPaid', 'invalidFields'],
});

export const readMessageThread = defineCall({
  row: 'ours R-073',
  summary: 'Everything in the thread has been read',
  method: 'POST',
  path: '/service/messages/api/thread/{id}/read',
  params: 'IdPath',
  response: 'StatusOk',
});

export const listPupilMessages = defineCall({
  row: 'ours R-073',
  summary: 'What an own pupil and their teachers have said, the newest first; nobody is told that it was read',
  method: 'GET',
  path: '/service/messages/api/pupil/{id}/message',
  auth: 'card',
  params: 'IdPath',
  query: 'MessageQuery',
  response: 'PupilMessages',
});
