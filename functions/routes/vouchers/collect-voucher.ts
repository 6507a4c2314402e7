import { notice } from '#shared/messages/index.ts';
import { collectVoucher as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { collectVoucher } from '#functions/domain/vouchers/collect-voucher.ts';
import { toUserVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, language, table, now }) => {
  const voucher = await collectVoucher({ table, now }, { userId, code: body.code });
  return {
    success: true as const,
    message: notice('voucherCollected', language),
    data: toUserVoucher(voucher, now().toISOString()),
  };
});
