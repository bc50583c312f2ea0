import { defineCall } from '../../call.ts';

export const listProfiles = defineCall({
  row: 'C-131',
  summary: 'Public profiles',
  method: 'GET',
  path: '/service/profiles/api/profiles',
  query: 'IdsQuery',
  response: 'ProfileList',
});

export const like = defineCall({
  row: 'C-132',
  summary: 'Likes somebody, counted once',
  method: 'POST',
  path: '/service/profiles/api/likes',
  body: 'LikeBody',
  response: 'Like',
  errors: ['notAvailable'],
});

export const unlike = defineCall({
  row: 'C-133',
  summary: 'Takes a like back',
  method: 'DELETE',
  path: '/service/profiles/api/likes/{id}',
  params: 'IdPath',
  response: 'StatusOk',
});

export const listFriends = defineCall({
  row: 'C-134',
  summary: 'Ids of friends',
  method: 'GET',
  path: '/service/profiles/api/friends',
  response: 'Friends',
});

export const addFriend = defineCall({
  row: 'C-135',
  summary: 'Adds a friend',
  method: 'POST',
  path: '/service/profiles/api/friends',
  body: 'FriendBody',
  response: 'Friend',
  errors: ['notAvailable', 'alreadyTaken'],
});

export const removeFriend = defineCall({
  row: 'C-136',
  summary: 'Removes a friend',
  method: 'DELETE',
  path: '/service/profiles/api/friends/{id}',
  params: 'IdPath',
  response: 'StatusOk',
});

export const getProfileCard = defineCall({
  row: 'ours C-131',
  summary: 'A public profile with its likes and what the caller is to it',
  method: 'GET',
  path: '/service/profiles/api/profiles/{id}',
  params: 'IdPath',
  response: 'ProfileCard',
});

export const listClassmates = defineCall({
  row: 'ours C-135',
  summary: 'Who learns in a class with the caller; each may be asked to be a friend',
  method: 'GET',
  path: '/service/profiles/api/classmates',
  response: 'ProfileList',
});

export const getFriendCode = defineCall({
  row: 'ours C-135',
  summary: 'The code by which others become friends of the caller',
  method: 'GET',
  path: '/service/profiles/api/friend-code',
  response: 'FriendCode',
});

export const renewFriendCode = defineCall({
  row: 'ours C-135',
  summary: 'Another friend code; the one before is of no use any more',
  method: 'POST',
  path: '/service/profiles/api/friend-code',
  response: 'FriendCode',
});

export const addFriendByCode = defineCall({
  row: 'ours C-135',
  summary: 'Becomes friends with whoever told this code',
  method: 'POST',
  path: '/service/profiles/api/friend-code/use',
  body: 'FriendCodeBody',
  response: 'Friend',
  errors: ['wrongFriendCode', 'notAvailable', 'alreadyTaken', 'tooManyRequests'],
});

export const listAvatars = defineCall({
  row: 'C-137',
  summary: 'Avatars and borders to choose from',
  method: 'GET',
  path: '/service/profiles/api/avatars',
  response: 'Avatars',
});

export const chooseAvatar = defineCall({
  row: 'C-138',
  summary: 'Chooses or uploads an avatar',
  method: 'POST',
  path: '/service/profiles/api/avatars',
  body: 'AvatarForm',
  form: 'multipart',
  response: 'AvatarChosen',
  errors: ['avatarExtError', 'avatarSizeError'],
});
