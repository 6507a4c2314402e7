import { campaignList } from '#shared/vouchers/campaign-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of campaigns. */
export const campaignSearch = staffSearch(campaignList, { size: 20 });
export type CampaignSearch = SearchOf<typeof campaignSearch>;
