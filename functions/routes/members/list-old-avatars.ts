import { listOldAvatars as contract } from '#shared/members/pictures.contract.ts';
import { listOldPictures } from '#functions/domain/members/pictures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  listOldPictures({ table, now }, { userId: actor.userId, slot: 'avatar' }),
);
