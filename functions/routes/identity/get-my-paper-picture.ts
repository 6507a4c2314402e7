import { getMyPaperPicture as contract } from '#shared/identity/paper-pictures.contract.ts';
import { ownPicture } from '#functions/domain/identity/paper-pictures.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params, table, now }) =>
  ownPicture({ table, now, bucket: mediaBucket() }, { userId, ...params }),
);
