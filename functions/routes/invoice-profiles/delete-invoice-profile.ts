import { deleteInvoiceProfile as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { deleteInvoiceProfile } from '#functions/domain/invoice-profiles/manage-profiles.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, table, now }) => {
  await deleteInvoiceProfile({ table, now }, { userId, id });
  return { success: true };
});
