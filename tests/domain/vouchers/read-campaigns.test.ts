import { describe, expect, it } from 'vitest';
import { type Campaign, searchCampaigns as contract } from '#shared/vouchers/campaigns.contract.ts';
import { campaignRecord } from '#functions/domain/vouchers/campaign-record.ts';
import { getCampaign, searchCampaigns } from '#functions/domain/vouchers/read-campaigns.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aVoucher } from '#tests/support/vouchers.ts';

const now = '2026-06-15T03:00:00.000Z';
const [before, after] = ['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];

const aCampaign = (id: string, given: Partial<Campaign> = {}): Campaign => ({
  id,
  name: id,
  validFrom: before,
  validTo: after,
  isPaused: false,
  voucherIds: [],
  createdAt: `2026-06-${id.slice(1).padStart(2, '0')}`,
  version: 1,
  ...given,
});

function aShop(campaigns: readonly Campaign[], vouchers: readonly Partial<StoredVoucher>[] = []) {
  const { table, put } = memoryTable();
  put(campaigns.map((campaign) => campaignRecord.item(campaign)));
  put(vouchers.map((given) => voucherRecord.item(aVoucher(given))));
  const context = contextOf(table, () => new Date(now));
  return {
    context,
    search: async (query: object = {}) => searchCampaigns(context, contract.query.parse(query)),
  };
}
const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id);

describe('campaigns', () => {
  const campaigns = [
    aCampaign('c1', { name: 'Chợ Tết' }),
    aCampaign('c2', { validTo: now, isPaused: true }),
    aCampaign('c3', { validFrom: '2026-06-15T03:00:00.001Z' }),
    aCampaign('c4', { isPaused: true }),
    aCampaign('c5', { validFrom: now }),
  ];

  it.each<[object, string[]]>([
    [{}, ['c5', 'c4', 'c3', 'c2', 'c1']],
    [{ state: 'running' }, ['c5', 'c1']],
    [{ state: 'coming' }, ['c3']],
    [{ state: 'paused' }, ['c4']],
    [{ state: 'over' }, ['c2']],
    [{ q: 'cho tet' }, ['c1']],
    [{ sortBy: 'name', sortOrder: 'asc' }, ['c2', 'c3', 'c4', 'c5', 'c1']],
    [{ sortBy: 'validFrom', sortOrder: 'desc', limit: 1 }, ['c3']],
    [{ sortBy: 'validTo', sortOrder: 'asc', limit: 1 }, ['c2']],
  ])('narrowed by %o are %j', async (query, ids) => {
    const { search } = aShop(campaigns);
    expect(idsOf(await search(query))).toEqual(ids);
  });

  it('are the newest five hundred', async () => {
    const many = Array.from({ length: 501 }, (_, nth) => aCampaign(`c${String(nth).padStart(3, '0')}`));
    const { search } = aShop(many);
    const page = await search({ sortBy: 'name', sortOrder: 'asc', limit: 1 });
    expect([page.total, idsOf(page)]).toEqual([500, ['c001']]);
  });

  it('say what their vouchers cost and brought: an order with two of them counts once', async () => {
    const brought = { campaignId: 'c1', used: 5, cost: 50_000, revenue: 900_000 };
    const vouchers = [
      { id: 'mot', code: 'MOT', ...brought },
      { id: 'hai', code: 'HAI', ...brought, used: 3, alsoUsed: 2, alsoRevenue: 300_000 },
      { id: 'khac', code: 'KHAC', ...brought, campaignId: 'c2' },
    ];
    const own = aCampaign('c1', { voucherIds: ['mot', 'hai', 'gone'] });
    const { search, context } = aShop(
      [own, aCampaign('c2', { voucherIds: ['khac'] }), aCampaign('c3')],
      vouchers,
    );
    const sums = { orders: 6, cost: 100_000, revenue: 1_500_000 };
    const { data } = await search();
    expect(data.map(({ id, orders, cost, revenue }) => [id, orders, cost, revenue])).toEqual([
      ['c3', 0, 0, 0],
      ['c2', 5, 50_000, 900_000],
      ['c1', sums.orders, sums.cost, sums.revenue],
    ]);
    const found = await getCampaign(context, 'c1');
    expect(found).toMatchObject({ ...own, ...sums });
    expect(found.vouchers.map(({ id }) => id)).toEqual(['mot', 'hai']);
  });
});
