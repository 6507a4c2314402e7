import { setDefaultInvoiceProfile as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { setDefaultInvoiceProfile } from '#functions/domain/invoice-profiles/manage-profiles.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  setDefaultInvoiceProfile({ table, now }, { userId, id }),
);
