import { getUpload as contract } from '#shared/uploads/upload.contract.ts';
import { readUpload } from '#functions/domain/uploads/read-upload.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  readUpload({ table, now }, { ownerId: actor.userId, ...params }),
);
