import { getCampaign } from '#shared/vouchers/campaigns.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const campaignQuery = (id: string) => apiQuery(getCampaign, { params: { id } });
