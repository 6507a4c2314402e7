import { one, words } from '../lists/query-parts.ts';

const campaignStates = ['running', 'coming', 'paused', 'over'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Filters and sorts of the staff's list of campaigns. */
export const campaignList = {
  filters: { q: words(), state: one(campaignStates) },
  sorts: ['createdAt', 'name', 'validFrom', 'validTo'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
