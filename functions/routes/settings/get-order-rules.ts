import { getOrderRules as contract } from '#shared/settings/order-rules.contract.ts';
import { readOrderRules } from '#functions/domain/settings/order-rules.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table }) => readOrderRules(table));
