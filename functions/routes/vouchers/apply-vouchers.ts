import { notice } from '#shared/messages/index.ts';
import { applyVouchers as contract } from '#shared/vouchers/member-vouchers.contract.ts';
import { applyVouchers } from '#functions/domain/vouchers/apply-vouchers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, language, table, now }) => ({
  success: true as const,
  message: notice('vouchersApplied', language),
  data: await applyVouchers({ table, now }, { userId, ...body }),
}));
