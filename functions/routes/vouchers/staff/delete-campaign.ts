import { deleteCampaign as contract } from '#shared/vouchers/campaigns.contract.ts';
import { deleteCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  deleteCampaign({ table, now }, params.id),
);
