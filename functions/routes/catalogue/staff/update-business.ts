import { updateBusiness as contract } from '#shared/catalogue/staff-business.contract.ts';
import { updateBusiness } from '#functions/domain/catalogue/makers/save-business.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params: { id }, body, table, now }) =>
  updateBusiness({ table, now }, { ...body, id, by: actor.userId }),
);
