import * as media from '#shared/media/upload.contract.ts';
import * as creating from '#functions/domain/media/create-upload.ts';
import * as finishing from '#functions/domain/media/finish-upload.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { readUpload } from '#functions/domain/media/read-upload.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createUpload = httpRoute(media.createUpload, ({ actor, params, body, table, now }) =>
  creating.createUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params, ...body }),
);

export const finishUpload = httpRoute(media.finishUpload, ({ actor, params, table, now }) =>
  finishing.finishUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params }),
);

export const getUpload = httpRoute(media.getUpload, ({ actor, params, table, now }) =>
  readUpload({ table, now }, { ownerId: actor.userId, ...params }),
);

export const uploadThing = httpRoute(media.uploadThing, ({ actor, params, body, table, now }) =>
  creating.createUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params, ...body }),
);
