import { createUpload, finishUpload, giveUpUpload, signUploadParts } from '#shared/media/upload.contract.ts';
import { call } from '../api/call.ts';
import type { UploadDoor } from './upload-door.ts';

/** Upload door of the API. */
export const apiUploadDoor: UploadDoor = {
  openUpload: (kind, body) => call(createUpload, { params: { kind }, body }),
  signParts: (kind, id, numbers, signal) =>
    call(signUploadParts, { params: { kind, id }, body: { numbers }, signal }),
  finish: (kind, id, signal) => call(finishUpload, { params: { kind, id }, signal }),
  giveUp: (kind, id) => call(giveUpUpload, { params: { kind, id } }),
};
