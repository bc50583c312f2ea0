import { defineCall } from '../../call.ts';

export const uploadFile = defineCall({
  row: 'C-025',
  summary: 'Stores a file; what a picture says beside its pixels is taken out',
  method: 'POST',
  path: '/service/{service}/api/file',
  tenant: 'caller',
  params: 'FileServicePath',
  body: 'FileForm',
  form: 'multipart',
  response: 'StoredFile',
  errors: ['payloadTooLarge', 'limitReached'],
});
