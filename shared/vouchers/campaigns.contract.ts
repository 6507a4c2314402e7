import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { campaignList } from './campaign-choices.ts';
import { CampaignDraft, maxCampaignVouchers } from './campaign-draft.ts';
import { StaffVoucher } from './staff-vouchers.contract.ts';
import { VoucherId } from './voucher.ts';

const access = staff('vouchers.manage');

export const CampaignId = z.string().min(1).max(40);

/** Several vouchers with one name and one period. */
export const Campaign = z.object({
  id: CampaignId,
  name: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  isPaused: z.boolean(),
  voucherIds: z.array(VoucherId).max(maxCampaignVouchers),
  createdAt: z.string(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type Campaign = z.infer<typeof Campaign>;

/** A campaign with its cost and revenue so far. An order that used two of its vouchers counts once. */
export const CampaignRow = Campaign.extend({ orders: z.int(), cost: z.int(), revenue: z.int() });
export type CampaignRow = z.infer<typeof CampaignRow>;

export const CampaignWithVouchers = CampaignRow.extend({
  vouchers: z.array(StaffVoucher).max(maxCampaignVouchers),
});
export type CampaignWithVouchers = z.infer<typeof CampaignWithVouchers>;

const params = z.object({ id: CampaignId });
const refusals = [
  'VOUCHER_NOT_FOUND',
  'VOUCHER_HAS_CAMPAIGN',
  'VOUCHER_USED_BEFORE',
  'VOUCHER_PROMISED',
  'STALE_STATE',
] as const;

export const searchCampaigns = defineList({
  name: 'vouchers/search-campaigns',
  summary: 'Campaigns by name, with what they cost and brought',
  path: '/admin/campaigns',
  access,
  list: campaignList,
  row: CampaignRow,
});

export const getCampaign = defineRoute({
  name: 'vouchers/get-campaign',
  summary: 'A campaign, its vouchers, and what they cost and brought',
  method: 'GET',
  path: '/admin/campaigns/{id}',
  access,
  params,
  reply: CampaignWithVouchers,
  errors: ['CAMPAIGN_NOT_FOUND'],
});

export const createCampaign = defineRoute({
  name: 'vouchers/create-campaign',
  summary: 'Gather vouchers under a name, for one time',
  method: 'POST',
  path: '/admin/campaigns',
  access,
  body: CampaignDraft.safeExtend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: CampaignWithVouchers,
  status: 201,
  errors: [...refusals, 'REQUEST_DIFFERS'],
});

export const updateCampaign = defineRoute({
  name: 'vouchers/update-campaign',
  summary: 'Change a campaign as it was read, and its vouchers with it',
  method: 'PUT',
  path: '/admin/campaigns/{id}',
  access,
  params,
  body: CampaignDraft.safeExtend({ version: z.int().min(1) }),
  reply: CampaignWithVouchers,
  errors: ['CAMPAIGN_NOT_FOUND', ...refusals],
});

export const pauseCampaign = defineRoute({
  name: 'vouchers/pause-campaign',
  summary: 'Stop all vouchers of a campaign together, or let them go on',
  method: 'PUT',
  path: '/admin/campaigns/{id}/paused',
  access,
  params,
  body: z.strictObject({ isPaused: z.boolean() }),
  reply: CampaignWithVouchers,
  errors: ['CAMPAIGN_NOT_FOUND', 'STALE_STATE'],
});

export const deleteCampaign = defineRoute({
  name: 'vouchers/delete-campaign',
  summary: 'Take away a campaign of which no voucher was used; its vouchers stay',
  method: 'DELETE',
  path: '/admin/campaigns/{id}',
  access,
  params,
  reply: z.object({ id: CampaignId }),
  errors: ['CAMPAIGN_NOT_FOUND', 'VOUCHER_USED_BEFORE', 'STALE_STATE'],
});
