import type { CampaignDraft } from '#shared/vouchers/campaign-draft.ts';
import { campaignRecord } from '#functions/domain/vouchers/campaign-record.ts';
import { createCampaign, updateCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { getVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aVoucher } from '#tests/support/vouchers.ts';

export const now = '2026-06-15T03:00:00.000Z';
const [begins, ends] = ['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];
export const time = { validFrom: begins, validTo: ends };
export const later = '2026-07-02T00:00:00.000Z';
const campaign = { id: 'tet', name: 'Tết', ...time, isPaused: false, createdAt: now, version: 1 };

/** Vouchers of the shop by their ids, and a campaign of some of them. */
export function aShop(
  vouchers: Record<string, Partial<StoredVoucher>>,
  own?: Partial<typeof campaign> & { voucherIds: string[] },
) {
  const { table, put } = memoryTable();
  const at = (where: Table) => contextOf(where, () => new Date(now));
  const place = (id: string, given: Partial<StoredVoucher>) =>
    put([voucherRecord.item(aVoucher({ ...time, ...given, code: id.toUpperCase(), id }))]);
  for (const [id, given] of Object.entries(vouchers)) place(id, given);
  if (own) put([campaignRecord.item({ ...campaign, ...own })]);
  const read = (id: string) => getVoucher({ table }, id);
  const draft = (voucherIds: string[], given: object = {}) => ({
    name: 'Tết',
    ...time,
    voucherIds,
    ...given,
  });
  let presses = 0;
  return {
    table,
    at,
    context: at(table),
    place,
    read,
    change: async (id: string, change: Partial<StoredVoucher>) =>
      table.write(voucherRecord.replace(await read(id), change).writes),
    create: (
      voucherIds: string[],
      given: Partial<CampaignDraft & { clientRequestId: string }> = {},
      where = table,
    ) =>
      createCampaign(at(where), {
        ...draft(voucherIds, given),
        clientRequestId: given.clientRequestId ?? `press-${(presses += 1)}`,
        userId: 'châu',
      }),
    update: (voucherIds: string[], given: object = {}, where = table) =>
      updateCampaign(at(where), { id: 'tet', version: 1, ...draft(voucherIds, given) }),
    found: () => campaignRecord.find(table, { id: 'tet' }),
    campaignOf: async (id: string) => (await read(id)).campaignId,
  };
}
