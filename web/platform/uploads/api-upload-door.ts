import { createUpload, finishUpload } from '#shared/uploads/upload.contract.ts';
import { call } from '../api/call.ts';
import type { UploadDoor } from './upload-door.ts';

/** Upload door of the API. */
export const apiUploadDoor: UploadDoor = {
  openUpload: (kind, body) => call(createUpload, { params: { kind }, body }),
  signParts: () => Promise.reject(new Error('The API signs no parts')),
  finish: (kind, id, signal) => call(finishUpload, { params: { kind, id }, signal }),
  giveUp: () => Promise.resolve(),
};
