import { saveOrderRules as contract } from '#shared/settings/order-rules.contract.ts';
import { saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => saveOrderRules({ table, now }, body));
