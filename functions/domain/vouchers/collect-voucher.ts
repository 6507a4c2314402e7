import { AppError } from '#shared/contract/errors.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import { type again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type handoutRepeated, handOut, type handoutConflict, handoutsLeft, nextEntry } from './hand-out.ts';
import { type MemberVoucher, memberVoucher } from './member-voucher.ts';
import { idOfCode, type StoredVoucher, toStaffVoucher, voucherRecord } from './voucher-record.ts';
import { listEntries } from './voucher-repository.ts';

/** Adds a voucher to a wallet. A repeat returns it; some may be had again once the last is used. */
async function collect(
  { table, now }: Context,
  { userId, voucher }: { userId: string; voucher: StoredVoucher },
): Promise<MemberVoucher | typeof again> {
  const had = await listEntries(table, { userId, voucher });
  const held = had.find(({ usedAt }) => usedAt === undefined);
  const entry = held ?? nextEntry(voucher, { userId, had, at: now() }) ?? had.at(-1);
  if (!entry) throw new AppError('VOUCHER_NOT_FOUND');
  if (had.includes(entry)) return memberVoucher(voucher, entry);
  if (handoutsLeft(voucher) === 0 || toStaffVoucher(voucher).isUsedUp) throw new AppError('VOUCHERS_GONE');
  const refusal = await table.write(handOut(voucher, [entry]));
  return refusal
    ? retryOn<typeof handoutRepeated | typeof handoutConflict>(refusal)
    : memberVoucher(voucher, entry);
}

const takeable: readonly string[] = ['running', 'used-up'];

/** Collects the voucher with this code into a member's wallet. */
export const collectVoucher = (
  context: Context,
  { userId, code }: { userId: string; code: string },
): Promise<MemberVoucher> =>
  retry(async () => {
    const voucher = await voucherRecord.find(context.table, { id: idOfCode(code) });
    const state = voucher && voucherState(toStaffVoucher(voucher), context.now().toISOString());
    if (!voucher || voucher.reach === 'named' || !takeable.includes(state ?? ''))
      throw new AppError('VOUCHER_NOT_FOUND');
    if (voucher.category === 'points_voucher') throw new AppError('VOUCHER_NEEDS_POINTS');
    return collect(context, { userId, voucher });
  });
