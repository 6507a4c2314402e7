import { getDashboard as contract } from '#shared/overview/dashboard.contract.ts';
import { getDashboard } from '#functions/domain/overview/dashboard.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { role, userId }, table, now }) =>
  getDashboard({ table, now }, { role, userId }),
);
