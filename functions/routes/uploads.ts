import * as uploads from '#shared/uploads/upload.contract.ts';
import * as creating from '#functions/domain/uploads/create-upload.ts';
import * as finishing from '#functions/domain/uploads/finish-upload.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { readUpload } from '#functions/domain/uploads/read-upload.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createUpload = httpRoute(uploads.createUpload, ({ actor, params, body, table, now }) =>
  creating.createUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params, ...body }),
);

export const finishUpload = httpRoute(uploads.finishUpload, ({ actor, params, table, now }) =>
  finishing.finishUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params }),
);

export const getUpload = httpRoute(uploads.getUpload, ({ actor, params, table, now }) =>
  readUpload({ table, now }, { ownerId: actor.userId, ...params }),
);

export const uploadThing = httpRoute(uploads.uploadThing, ({ actor, params, body, table, now }) =>
  creating.createUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params, ...body }),
);
