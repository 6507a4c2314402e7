import * as settings from '#shared/settings/index.ts';
import * as orderRules from '#functions/domain/settings/order-rules.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const getOrderRules = httpRoute(settings.getOrderRules, ({ table }) =>
  orderRules.readOrderRules(table),
);

export const saveOrderRules = httpRoute(settings.saveOrderRules, ({ body, table, now }) =>
  orderRules.saveOrderRules({ table, now }, body),
);
