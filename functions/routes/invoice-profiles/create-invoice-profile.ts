import { createInvoiceProfile as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { createInvoiceProfile } from '#functions/domain/invoice-profiles/save-profile.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createInvoiceProfile({ table, now }, { userId, draft: body }),
);
