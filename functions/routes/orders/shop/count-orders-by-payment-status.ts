import { countOrdersByPaymentStatus as contract } from '#shared/orders/member-orders.contract.ts';
import { countByPaymentStatus } from '#functions/domain/orders/reading/count-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, actor }) =>
  countByPaymentStatus({ table }, actor.userId),
);
