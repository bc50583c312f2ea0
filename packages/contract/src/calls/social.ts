import { defineCall } from '../call.ts';

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
  errors: ['notAvailable'],
});

export const removeFriend = defineCall({
  row: 'C-136',
  summary: 'Removes a friend',
  method: 'DELETE',
  path: '/service/profiles/api/friends/{id}',
  params: 'IdPath',
  response: 'StatusOk',
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
