import { updateCampaign as contract } from '#shared/vouchers/campaigns.contract.ts';
import { updateCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  updateCampaign({ table, now }, { ...body, ...params }),
);
