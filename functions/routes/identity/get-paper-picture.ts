import { getPaperPicture as contract } from '#shared/identity/paper-pictures.contract.ts';
import { pictureForStaff } from '#functions/domain/identity/paper-pictures.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  pictureForStaff({ table, now, bucket: mediaBucket() }, { ...params, staffId: actor.userId }),
);
