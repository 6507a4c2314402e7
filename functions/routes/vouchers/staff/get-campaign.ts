import { getCampaign as contract } from '#shared/vouchers/campaigns.contract.ts';
import { getCampaign } from '#functions/domain/vouchers/read-campaigns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  getCampaign({ table, now }, params.id),
);
