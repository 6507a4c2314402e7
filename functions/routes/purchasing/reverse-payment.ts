import { reversePayment as contract } from '#shared/purchasing/debts.contract.ts';
import { reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId }, body, table, now }) =>
  reversePayment({ table, now }, { ...body, ...params, userId }),
);
