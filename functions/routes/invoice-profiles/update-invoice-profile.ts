import { updateInvoiceProfile as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { updateInvoiceProfile } from '#functions/domain/invoice-profiles/save-profile.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, body, table, now }) =>
  updateInvoiceProfile({ table, now }, { userId, id, change: body }),
);
