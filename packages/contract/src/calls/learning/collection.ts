import { defineCall } from '../../call.ts';

export const listCards = defineCall({
  row: 'ours D-085',
  summary: 'Every collection card, and which are opened',
  method: 'GET',
  path: '/collection/card/list.json',
  response: 'CollectionCards',
});

export const openCard = defineCall({
  row: 'C-084',
  summary: 'Opens a collection card for stars of the balance',
  method: 'POST',
  path: '/collection/card/ajax/open/{id}',
  params: 'IdPath',
  response: 'CardOpened',
  errors: ['notAvailable'],
});

export const getSituationalCard = defineCall({
  row: 'C-085',
  summary: 'The card that fits the moment, or null',
  method: 'GET',
  path: '/collection/card/situational',
  response: 'SituationalCard',
});

export const readAlbum = defineCall({
  row: 'ours issue 20',
  summary: 'Problems that the learner closed correctly, with their pictures and ideas',
  method: 'GET',
  path: '/service/training/api/passing/album',
  tenant: 'route',
  query: 'AlbumQuery',
  response: 'Album',
});
