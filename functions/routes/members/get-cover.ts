import { getCover as contract } from '#shared/members/pictures.contract.ts';
import { readPicture } from '#functions/domain/members/pictures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  readPicture({ table, now }, { userId: actor.userId, slot: 'cover' }),
);
