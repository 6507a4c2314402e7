import { quoteExchange } from '#shared/returns/exchange.contract.ts';
import { previewExchange } from '#functions/domain/checkout/preview-exchange.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(quoteExchange, ({ actor: staff, params: { id }, body: asked, table, now }) =>
  previewExchange({ table, now }, { id, staff, asked }),
);
