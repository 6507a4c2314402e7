import { notice } from '#shared/messages/index.ts';
import { listVouchersForOrder as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { offerVouchers } from '#functions/domain/vouchers/offer-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, query, language, table, now }) => ({
  success: true as const,
  message: notice('vouchersListed', language),
  ...(await offerVouchers({ table, now }, { ...query, userId, language })),
}));
