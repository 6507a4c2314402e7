import { networkList, referralPageSizes } from '#shared/referrals/referral-choices.ts';
import { id, one } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchFor } from '#web/platform/lists/search-definition.ts';

const networkViews = ['list', 'picture'] as const;
const shape = {
  ...networkList,
  beside: {
    /** Id of the member whose network is shown, if it is not the user's own. */
    who: id(40),
    view: one(networkViews),
  },
} as const;

export const referralSearch = defineSearch(shape, { size: 20, sizes: referralPageSizes, sort: '-createdAt' });
export type ReferralSearch = SearchFor<typeof shape>;
