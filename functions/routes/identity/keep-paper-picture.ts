import { keepPaperPicture as contract } from '#shared/identity/paper-pictures.contract.ts';
import { keepPicture } from '#functions/domain/identity/paper-pictures.ts';
import { mediaBucket } from '#functions/domain/uploads/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params, body, table, now }) =>
  keepPicture({ table, now, bucket: mediaBucket() }, { userId, ...params, ...body }),
);
