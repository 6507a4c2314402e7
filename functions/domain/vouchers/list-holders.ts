import type { QueryOf } from '#shared/contract/route.ts';
import type {
  listVoucherHolders as contract,
  VoucherHolder,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getVoucher } from './save-voucher.ts';
import { voucherKeys } from './voucher-keys.ts';
import { WalletEntry } from './wallet-entry.ts';

type Query = QueryOf<typeof contract> & { id: string };

const places = {
  all: (id: string) => ({ index: 'gsi1', pk: voucherKeys.holders(id) }) as const,
  used: (id: string) => ({ index: 'gsi2', pk: voucherKeys.uses(id) }) as const,
};

/** Lists who has or used a voucher, latest first. One for everybody gets an entry only at its use. */
export async function listHolders(
  context: Context,
  { id, of, take, cursor }: Query,
): Promise<{ data: VoucherHolder[]; nextCursor: string | null }> {
  const { table } = context;
  const [, found] = await Promise.all([
    getVoucher(context, id),
    table.list({ ...places[of](id), limit: take, cursor, newestFirst: true }, WalletEntry),
  ]);
  const members = await findMembers(
    table,
    found.items.map(({ userId }) => userId),
  );
  const data = found.items.map(
    ({ userId, receivedAt, id: entryId, usedAt, orderId, orderCode, saved }): VoucherHolder => {
      const member = members.get(userId);
      return {
        id: entryId,
        userId,
        fullName: member?.fullName ?? null,
        referenceId: member?.referenceId ?? null,
        receivedAt,
        usedAt: usedAt ?? null,
        orderId: orderId ?? null,
        orderCode: orderCode ?? null,
        discountAmount: saved ?? null,
      };
    },
  );
  return { data, nextCursor: found.cursor ?? null };
}
