import type { QueryOf } from '#shared/contract/route.ts';
import {
  Campaign,
  type CampaignRow,
  type CampaignWithVouchers,
  searchCampaigns as searchContract,
} from '#shared/vouchers/campaigns.contract.ts';
import type { CampaignState } from '#shared/vouchers/campaign-choices.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { campaignRecord } from './campaign-record.ts';
import { voucherKeys } from './voucher-keys.ts';
import { type StoredVoucher, toStaffVoucher } from './voucher-record.ts';
import { findVouchers } from './voucher-repository.ts';

/** Maximum number of campaigns that are read. A shop has a few each month, so this covers many years. */
const most = 500;

const stateOf = (campaign: Campaign, at: string): CampaignState => {
  const state = voucherState({ ...campaign, isUsedUp: false }, at);
  return state === 'used-up' ? 'running' : state;
};

/** Returns the rows of campaigns at a moment, which decides their state. */
const campaignsAt = (at: string) =>
  defineRows(Campaign, {
    name: 'campaigns',
    columns: {
      name: column.name(({ name }) => name),
      validFrom: column.text(({ validFrom }) => validFrom),
      validTo: column.text(({ validTo }) => validTo),
      createdAt: column.text(({ createdAt }) => createdAt),
      state: column.text((campaign) => stateOf(campaign, at)),
    },
    searched: ({ name }) => [name],
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Adds the cost and revenue of its vouchers to a campaign. An order with two of them counts once. */
function withTally(campaign: Campaign, vouchers: readonly StoredVoucher[]): CampaignRow {
  return {
    ...campaign,
    orders: sum(vouchers.map(({ used, alsoUsed }) => used - alsoUsed)),
    cost: sum(vouchers.map(({ cost }) => cost)),
    revenue: sum(vouchers.map(({ revenue, alsoRevenue }) => revenue - alsoRevenue)),
  };
}

const among = (campaign: Campaign, vouchers: ReadonlyMap<string, StoredVoucher>): StoredVoucher[] =>
  campaign.voucherIds.flatMap((id) => vouchers.get(id) ?? []);

/** Returns a page of campaigns, with the filters and sorting that staff choose, and their cost and revenue. */
export async function searchCampaigns({ table, now }: Context, query: QueryOf<typeof searchContract>) {
  const asked = { index: 'gsi1', pk: voucherKeys.campaigns, limit: most, newestFirst: true } as const;
  const { items } = await table.list(asked, Campaign);
  const campaigns = campaignsAt(now().toISOString());
  const list = listQuery(campaigns, searchContract, { q: search(), state: equals('state') });
  const page = await listOf(list, query, {}, itemRows(campaigns, items));
  const vouchers = await findVouchers(
    table,
    page.data.flatMap(({ voucherIds }) => voucherIds),
  );
  return { ...page, data: page.data.map((campaign) => withTally(campaign, among(campaign, vouchers))) };
}

export const requireCampaign = ({ table }: TableContext, id: string): Promise<Campaign> =>
  campaignRecord.get(table, { id });

/** Returns a campaign with its vouchers as they are now. */
export async function getCampaign(context: Context, id: string): Promise<CampaignWithVouchers> {
  const campaign = await requireCampaign(context, id);
  const vouchers = among(campaign, await findVouchers(context.table, campaign.voucherIds));
  return { ...withTally(campaign, vouchers), vouchers: vouchers.map(toStaffVoucher) };
}
