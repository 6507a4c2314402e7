import { unblockMember as contract } from '#shared/members/relations.contract.ts';
import { unrelate } from '#functions/domain/members/block-member.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  unrelate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'block' }),
);
