import { notice } from '#shared/messages/index.ts';
import { collectVoucher as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { collectVoucher } from '#functions/domain/vouchers/collect-voucher.ts';
import { toUserVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { createVoucherRepository } from '#functions/domain/vouchers/voucher-repository.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, body, language }) => {
  const at = now();
  const voucher = await collectVoucher(createVoucherRepository(table()), actor.userId, body.code, at);
  return {
    success: true as const,
    message: notice('voucherCollected', language),
    data: toUserVoucher(voucher, at.toISOString()),
  };
});
