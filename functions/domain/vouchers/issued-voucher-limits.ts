import { AppError } from '#shared/contract/errors.ts';
import { brokenPromiseOf, type VoucherPromise } from '#shared/vouchers/kept-promise.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import type { StoredVoucher } from './voucher-record.ts';

type Limits = Pick<StoredVoucher, 'handoutLimit' | 'useLimit'>;

/** Refuses limits below the used number, with a condition for a use at the same moment. */
export function requireWithin(voucher: StoredVoucher, limits: Limits): Condition {
  const within: Condition = {};
  for (const [field, counted] of [
    ['handoutLimit', 'handedOut'],
    ['useLimit', 'used'],
  ] as const) {
    const [limit, count] = [limits[field], voucher[counted]];
    if (limit === null) continue;
    if (limit < count) throw new AppError('VOUCHER_LIMIT_USED', { params: { field, limit, count } });
    within[counted] = { is: '<=', to: limit };
  }
  return within;
}

/** Tells whether members count on the voucher, because it is in a wallet or in everybody's. */
const isPromised = ({ handedOut, wasUsed, reach, validFrom }: StoredVoucher, at: Date): boolean =>
  handedOut > 0 || wasUsed || (reach === 'everybody' && validFrom <= at.toISOString());

/**
 * Refuses changes that take something away from members who have the voucher. Returns the condition for the
 * write, which refuses it too if a member takes one at that moment.
 */
export function requirePromiseKept(voucher: StoredVoucher, after: VoucherPromise, at: Date): Condition {
  const [field] = brokenPromiseOf(voucher, after);
  if (field === undefined) return {};
  const { code, handedOut: count } = voucher;
  if (isPromised(voucher, at)) throw new AppError('VOUCHER_PROMISED', { params: { field, count, code } });
  return { handedOut: 0, wasUsed: false };
}
