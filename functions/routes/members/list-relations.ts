import { listRelations as contract } from '#shared/members/relations.contract.ts';
import { listRelations } from '#functions/domain/members/list-relations.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, query, table, now }) =>
  listRelations({ table, now }, { ...query, ownerId: actor.userId }),
);
