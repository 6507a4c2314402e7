import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { takeVoucher as contract } from '#shared/referrals/rewards.contract.ts';
import { newReferenceId } from '#shared/values/ids.ts';
import { formatVnd } from '#shared/values/money.ts';
import { newVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { entryId, entryItem } from '#functions/domain/vouchers/wallet-entry.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { balanceOf } from './read-rewards.ts';
import { noSums, type staleReward, type StoredLine, sumsRecord, writeLine } from './reward-record.ts';
import { readRewardRule } from './reward-rule.ts';

type VoucherWish = BodyOf<typeof contract> & { userId: string };
type VoucherReply = ReplyOf<typeof contract>;

const NewCode = z.object({ code: z.string(), amount: z.int(), validTo: z.string() });

const dayMilliseconds = 86_400_000;

/** Personal voucher in the member's wallet, worth the amount taken from the ledger. */
function ownVoucher(amount: number, at: Date, days: number) {
  const voucher = newVoucher(
    {
      code: `THUONG${newReferenceId()}`,
      name: `Voucher thưởng giới thiệu ${formatVnd(amount)}`,
      description: '',
      category: 'points_voucher',
      type: 'discount_amount',
      discountPercentage: null,
      maxDiscountAmount: null,
      discountAmount: amount,
      freeShippingAmount: null,
      minOrderAmount: null,
      maxOrderAmount: null,
      validFrom: at.toISOString(),
      validTo: new Date(at.getTime() + days * dayMilliseconds).toISOString(),
      limitedTo: [],
      reach: 'named',
      handoutLimit: 1,
      useLimit: 1,
      perPerson: 1,
      pointsPrice: amount,
    },
    at,
  );
  return { ...voucher, handedOut: 1 };
}

const codeTaken = 'code-taken';

/** Turns payable rewards into a voucher: once per request, and never more than the balance. */
export function takeVoucher(
  context: Context,
  { userId, amount, clientRequestId: requestKey }: VoucherWish,
): Promise<VoucherReply> {
  const { table, now } = context;
  const request: OwnRequest = { who: userId, what: 'referrals/take-voucher', requestKey, asked: { amount } };
  const sumsNow = async () => (await sumsRecord.find(table, { referrerId: userId })) ?? noSums(userId);
  return answeredOnce(table, request, {
    before: async (result) => ({
      ...NewCode.parse(JSON.parse(result)),
      balance: balanceOf(await sumsNow()),
    }),
    work: () =>
      retry(async () => {
        const [sums, rule] = await Promise.all([sumsNow(), readRewardRule(table)]);
        if (amount < rule.leastVoucher)
          throw new AppError('REWARD_TOO_SMALL', { params: { least: formatVnd(rule.leastVoucher) } });
        if (sums.usable < amount) throw new AppError('REWARD_TOO_LITTLE');
        const at = now();
        const voucher = ownVoucher(amount, at, rule.voucherDays);
        const { code, validTo, id: voucherId } = voucher;
        const line: StoredLine = {
          number: sums.lines + 1,
          kind: 'voucher',
          referrerId: userId,
          userId: null,
          orderId: null,
          orderCode: null,
          amount: -amount,
          at: at.toISOString(),
          by: null,
          returned: null,
          voucherCode: code,
          voucherUntil: validTo,
        };
        const entry = {
          id: entryId(voucherId, 1),
          userId,
          voucherId,
          receivedAt: at.toISOString(),
        };
        const made = { code, amount, validTo };
        const change = sumsRecord.replace(sums, { usable: sums.usable - amount, lines: sums.lines + 1 });
        const refusal = await table.write([
          ...claimRequest(request, JSON.stringify(made)),
          ...change.writes,
          writeLine(line, 'payable'),
          ...voucherRecord.make(voucher, { refusal: codeTaken }),
          create(entryItem(entry, validTo)),
        ]);
        if (!refusal) return { ...made, balance: balanceOf(change.after) };
        return refusal === repeated ? refusal : retryOn<typeof codeTaken | typeof staleReward>(refusal);
      }),
  });
}
