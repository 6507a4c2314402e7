import { createUpload as contract } from '#shared/uploads/upload.contract.ts';
import { createUpload } from '#functions/domain/uploads/create-upload.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, body, table, now }) =>
  createUpload({ table, now, bucket: mediaBucket() }, { ownerId: actor.userId, ...params, ...body }),
);
