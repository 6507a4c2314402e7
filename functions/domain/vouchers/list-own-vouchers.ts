import { toPage } from '#shared/pages.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { fold, words } from '#shared/values/text.ts';
import type { listUserVouchers } from '#shared/vouchers/member-vouchers.contract.ts';
import type { VoucherStatus } from '#shared/vouchers/voucher.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type MemberVoucher, statusOf, toUserVoucher } from './member-voucher.ts';
import { listWallet } from './voucher-repository.ts';

type Filter = Omit<QueryOf<typeof listUserVouchers>, 'userId'>;

const places: Record<VoucherStatus, number> = { unused: 0, used: 1, expired: 2 };

/** Sorts a wallet: unused vouchers first, by their end, then the used and the expired ones, latest first. */
const inOrder =
  (at: string) =>
  (a: MemberVoucher, b: MemberVoucher): number => {
    const status = statusOf(a, at);
    const apart = places[status] - places[statusOf(b, at)];
    if (apart !== 0) return apart;
    if (status === 'unused') return a.validTo.localeCompare(b.validTo) || a.id.localeCompare(b.id);
    const [left, right] = [a.usedAt ?? a.validTo, b.usedAt ?? b.validTo];
    return right.localeCompare(left) || a.id.localeCompare(b.id);
  };

function isAskedFor({ search, category, status, type, orderAmount }: Filter, at: string) {
  const sought = words(fold(search));
  return (voucher: MemberVoucher): boolean => {
    const text = fold(`${voucher.name} ${voucher.code} ${voucher.description}`);
    return (
      sought.every((word) => text.includes(word)) &&
      (category === undefined || voucher.category === category) &&
      (status === undefined || statusOf(voucher, at) === status) &&
      (type === undefined || voucher.type === type) &&
      (orderAmount === undefined ||
        (orderAmount >= voucher.minOrderAmount && orderAmount <= (voucher.maxOrderAmount ?? Infinity)))
    );
  };
}

/** Returns one page of a wallet. Wallets are small, so they are filtered and sorted after reading. */
export async function listOwnVouchers(context: Context, { userId, ...filter }: Filter & { userId: string }) {
  const { page, limit } = filter;
  const at = context.now().toISOString();
  const wallet = await listWallet(context, userId);
  const found = wallet.filter(isAskedFor(filter, at)).toSorted(inOrder(at));
  const shown = found.slice((page - 1) * limit, page * limit).map((voucher) => toUserVoucher(voucher, at));
  const { data, total, totalPages } = toPage(shown, found.length, { page, pageSize: limit });
  return { data, total, page, limit, totalPages };
}
