import { defineCall } from '../../call.ts';

export const getBlock = defineCall({
  row: 'C-040',
  summary: 'One block with its problems and progress',
  method: 'GET',
  path: '/service/training/api/cabinet/block/{id}',
  tenant: 'route',
  params: 'IdPath',
  response: 'Block',
});

export const completeBlock = defineCall({
  row: 'C-041',
  summary: 'Completes a block whose problems are all closed',
  method: 'POST',
  path: '/service/training/api/cabinet/block/{id}/complete',
  tenant: 'route',
  params: 'IdPath',
  response: 'BlockCompletion',
  errors: ['blockNotFinished'],
});
