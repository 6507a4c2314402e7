import { saleChannelName } from '#shared/messages/index.ts';
import { listSaleChannels as contract } from '#shared/orders/order-lists.contract.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { saleChannels } from '#shared/values/sale-channels.ts';

export const handler = httpRoute(contract, async ({ language }) =>
  saleChannels.map((id) => ({ id, name: saleChannelName(id, language) })),
);
