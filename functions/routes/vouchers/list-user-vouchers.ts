import { AppError } from '#shared/contract/errors.ts';
import { notice } from '#shared/messages/index.ts';
import { listUserVouchers as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { listOwnVouchers } from '#functions/domain/vouchers/list-own-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, query, language, table, now }) => {
  if (query.userId !== undefined && query.userId !== userId) throw new AppError('FORBIDDEN');
  return {
    success: true as const,
    message: notice('vouchersListed', language),
    ...(await listOwnVouchers({ table, now }, { ...query, userId })),
  };
});
