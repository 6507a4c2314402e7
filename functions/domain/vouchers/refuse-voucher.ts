import { AppError } from '#shared/contract/errors.ts';
import { formatVnd } from '#shared/values/money.ts';
import { voucherReason, type VoucherReason } from '#shared/messages/index.ts';
import type { Language } from '#shared/values/language.ts';
import { OfferRefusal } from '#shared/vouchers/member-vouchers.contract.ts';
import type { VoucherRefusal } from '#shared/vouchers/voucher-rules.ts';

/** Reason for a refusal: the voucher's rules, its owner, an earlier use, or the combination. */
export type Refusal = VoucherRefusal | { reason: 'unknown' | 'used' | 'one-of-each' };

type Facts = { code: string; validFrom: string; validTo: string };

const dayInVietnam = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const dayOf = (iso: string): string => dayInVietnam.format(new Date(iso));

/** Returns the values to insert into the message of a refusal. */
export function valuesOf(refusal: Refusal, { validFrom, validTo }: Facts): Record<string, string> {
  switch (refusal.reason) {
    case 'below-minimum':
      return { missing: formatVnd(refusal.missing) };
    case 'above-maximum':
      return { over: formatVnd(refusal.over) };
    case 'expired':
      return { date: dayOf(validTo) };
    case 'not-yet':
      return { date: dayOf(validFrom) };
    default:
      return {};
  }
}

export function refused(refusal: Refusal, voucher: Facts): AppError {
  const why: VoucherReason = refusal.reason;
  return new AppError('VOUCHER_REFUSED', {
    params: { code: voucher.code, why, ...valuesOf(refusal, voucher) },
  });
}

/** Returns the same error for a missing voucher and for another member's, so that nobody learns who owns it. */
export const unknownVoucher = (id: string): AppError =>
  new AppError('VOUCHER_REFUSED', { params: { code: id, why: 'unknown' satisfies VoucherReason } });

/** Converts an error to a refusal for display; undefined for other errors. */
export function readRefusal(error: unknown, language: Language): OfferRefusal | undefined {
  if (!(error instanceof AppError) || error.code !== 'VOUCHER_REFUSED') return undefined;
  const { params = {} } = error.details;
  const { data: reason } = OfferRefusal.shape.reason.safeParse(params['why']);
  return reason && { reason, message: voucherReason(reason, language, params), amount: null };
}
