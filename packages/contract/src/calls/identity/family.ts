import { defineCall } from '../../call.ts';

export const getFamily = defineCall({
  row: 'ours V-042',
  summary: 'Who learns at this device: the pupils of the caller, or of who holds the caller’s card',
  method: 'GET',
  path: '/user/family.json',
  response: 'Family',
});

export const addPupil = defineCall({
  row: 'ours V-042',
  summary: 'Adds a pupil whose card the caller holds',
  method: 'POST',
  path: '/user/add-user.json',
  auth: 'card',
  body: 'NewPupil',
  response: 'PupilAdded',
  errors: ['limitReached', 'parentZoneClosed'],
});

export const changePupil = defineCall({
  row: 'ours V-042',
  summary: 'Changes the name, the course, the grade or how the road of an own pupil opens',
  method: 'POST',
  path: '/user/change-user.json',
  body: 'PupilChange',
  response: 'StatusOk',
  errors: ['parentZoneClosed'],
});

export const getParentZone = defineCall({
  row: 'ours D-096',
  summary: 'Whether the pages of the grown-ups are open here, and what opens them',
  method: 'GET',
  path: '/user/parent-zone.json',
  response: 'ParentZone',
});

export const openParentZone = defineCall({
  row: 'ours D-096',
  summary: 'Opens the pages of the grown-ups for a while',
  method: 'POST',
  path: '/user/parent-zone.json',
  body: 'ParentZoneKey',
  response: 'ParentZone',
  errors: ['wrongGateAnswer', 'wrongPin', 'tooManyRequests'],
});

export const openPurse = defineCall({
  row: 'ours D-313',
  summary: 'Opens the purse, and the pages of the grown-ups with it, to whoever knows the PIN or the password',
  method: 'POST',
  path: '/user/parent-purse.json',
  body: 'PurseKey',
  response: 'ParentZone',
  errors: ['forbidden', 'wrongPin', 'wrongCredentials', 'tooManyRequests'],
});

export const closeParentZone = defineCall({
  row: 'ours D-096',
  summary: 'Closes the pages of the grown-ups now',
  method: 'POST',
  path: '/user/leave-parent-zone.json',
  response: 'StatusOk',
});

export const saveParentPin = defineCall({
  row: 'ours D-096',
  summary: 'Sets the PIN of the way back to the grown-ups, or takes it away',
  method: 'POST',
  path: '/user/parent-pin.json',
  body: 'PinBody',
  response: 'StatusOk',
  errors: ['parentZoneClosed'],
});
