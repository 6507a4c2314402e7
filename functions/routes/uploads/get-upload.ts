import { getUpload } from '#shared/uploads/upload.contract.ts';
import { readUpload } from '#functions/domain/media/read-upload.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getUpload, async ({ actor, params }) =>
  readUpload(table(), actor.userId, params.id),
);
