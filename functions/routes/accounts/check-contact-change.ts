import { checkContactChange as contract } from '#shared/accounts/contact.contract.ts';
import { checkContactChange } from '#functions/domain/accounts/contact/undo-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) =>
  checkContactChange({ table, now }, body.token),
);
