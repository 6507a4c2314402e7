import { createCampaign as contract } from '#shared/vouchers/campaigns.contract.ts';
import { createCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createCampaign({ table, now }, { ...body, userId }),
);
