import { AppError } from '#shared/contract/errors.ts';
import { notice } from '#shared/messages/index.ts';
import { listUserVouchers as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { pageOfWallet } from '#functions/domain/vouchers/list-own-vouchers.ts';
import { createVoucherRepository } from '#functions/domain/vouchers/voucher-repository.ts';
import { nowIso } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, query, language }) => {
  if (query.userId !== undefined && query.userId !== actor.userId) throw new AppError('FORBIDDEN');
  const wallet = await createVoucherRepository(table()).listOwn(actor.userId);
  return {
    success: true as const,
    message: notice('vouchersListed', language),
    ...pageOfWallet(wallet, query, nowIso()),
  };
});
