import { searchCampaigns as contract } from '#shared/vouchers/campaigns.contract.ts';
import { searchCampaigns } from '#functions/domain/vouchers/read-campaigns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchCampaigns({ table, now }, query));
