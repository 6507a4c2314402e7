import { createBusinessWithUser as contract } from '#shared/catalogue/staff-business.contract.ts';
import { createBusinessWithUser } from '#functions/domain/catalogue/makers/business-with-user.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, language, table, now }) =>
  createBusinessWithUser({ table, now }, { ...body, by: actor.userId, language }),
);
