import { finishUpload as contract } from '#shared/uploads/upload.contract.ts';
import { finishUpload } from '#functions/domain/uploads/finish-upload.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  finishUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params }),
);
