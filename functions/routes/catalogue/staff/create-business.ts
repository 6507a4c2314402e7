import { createBusiness as contract } from '#shared/catalogue/staff-business.contract.ts';
import { createBusiness } from '#functions/domain/catalogue/makers/save-business.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  createBusiness({ table, now }, { ...body, by: actor.userId }),
);
