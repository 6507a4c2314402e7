import { maxPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { toStaffVoucher, toTemplate } from './voucher-record.ts';
import { listEndingAfter } from './voucher-repository.ts';

/** Lists the running public vouchers, those that end first at the top. */
export async function listPublicVouchers({ table, now }: Context): Promise<VoucherTemplate[]> {
  const at = now().toISOString();
  const vouchers = await listEndingAfter(table, at);
  return vouchers
    .filter((voucher) => voucherState(toStaffVoucher(voucher), at) === 'running')
    .slice(0, maxPublicVouchers)
    .map(toTemplate);
}
