import { AppError } from '#shared/contract/errors.ts';
import { notice } from '#shared/messages/index.ts';
import * as vouchers from '#shared/vouchers/index.ts';
import * as applying from '#functions/domain/vouchers/apply-vouchers.ts';
import * as collecting from '#functions/domain/vouchers/collect-voucher.ts';
import { listOwnVouchers } from '#functions/domain/vouchers/list-own-vouchers.ts';
import * as listing from '#functions/domain/vouchers/list-public-vouchers.ts';
import { toUserVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { offerVouchers } from '#functions/domain/vouchers/offer-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const applyVouchers = httpRoute(
  vouchers.applyVouchers,
  async ({ actor: { userId }, body, language, table, now }) => ({
    success: true as const,
    message: notice('vouchersApplied', language),
    data: await applying.applyVouchers({ table, now }, { userId, ...body }),
  }),
);

export const collectVoucher = httpRoute(
  vouchers.collectVoucher,
  async ({ actor: { userId }, body, language, table, now }) => {
    const voucher = await collecting.collectVoucher({ table, now }, { userId, code: body.code });
    return {
      success: true as const,
      message: notice('voucherCollected', language),
      data: toUserVoucher(voucher, now().toISOString()),
    };
  },
);

export const listPublicVouchers = httpRoute(vouchers.listPublicVouchers, ({ table, now }) =>
  listing.listPublicVouchers({ table, now }),
);

export const listUserVouchers = httpRoute(
  vouchers.listUserVouchers,
  async ({ actor: { userId }, query, language, table, now }) => {
    if (query.userId !== undefined && query.userId !== userId) throw new AppError('FORBIDDEN');
    return {
      success: true as const,
      message: notice('vouchersListed', language),
      ...(await listOwnVouchers({ table, now }, { ...query, userId })),
    };
  },
);

export const listVouchersForOrder = httpRoute(
  vouchers.listVouchersForOrder,
  async ({ actor: { userId }, query, language, table, now }) => ({
    success: true as const,
    message: notice('vouchersListed', language),
    ...(await offerVouchers({ table, now }, { ...query, userId, language })),
  }),
);
