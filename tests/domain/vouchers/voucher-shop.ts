import { VoucherDraft } from '#shared/vouchers/voucher-draft.ts';
import { getVoucher, updateVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { aVoucher } from '#tests/support/vouchers.ts';

export const now = '2026-06-15T03:00:00.000Z';
export const [begins, ends] = ['2026-01-01T01:00:00.000Z', '2026-12-31T15:00:00.000Z'];
const draft = VoucherDraft.parse(voucherDraft);

/** Everything a form can hold, also what its kind of voucher does not have. */
export const allBoxes: VoucherDraft = {
  ...draft,
  discountAmount: 30_000,
  freeShippingAmount: 15_000,
  pointsPrice: 700,
};

/** A shop with one voucher that staff wrote as `draft` says. */
export function aShop(given: Partial<StoredVoucher> = {}) {
  const { table, put } = memoryTable();
  const voucher = aVoucher({
    code: 'TET',
    type: 'discount_percentage',
    discountAmount: 0,
    discountPercentage: 10,
    maxDiscountAmount: 50_000,
    minOrderAmount: 200_000,
    validFrom: begins,
    validTo: ends,
    ...given,
  });
  put([voucherRecord.item(voucher)]);
  const at = (where: Table) => contextOf(where, () => new Date(now));
  const read = () => getVoucher({ table }, voucher.id);
  return {
    table,
    context: at(table),
    at,
    voucher,
    read,
    put,
    /** Says again what the voucher says already, but for this. */
    update: (change: Partial<VoucherDraft & { version: number }>, where: Table = table) =>
      updateVoucher(at(where), {
        ...draft,
        handoutLimit: null,
        useLimit: null,
        version: 1,
        id: voucher.id,
        ...change,
      }),
    change: async (change: Partial<StoredVoucher>) =>
      table.write(voucherRecord.replace(await read(), change).writes),
    count: (counts: Partial<StoredVoucher>) => put([voucherRecord.item({ ...voucher, ...counts })]),
  };
}
