import { deleteAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { deleteAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, table, now }) => {
  await deleteAddress({ table, now }, { userId, id });
  return { success: true };
});
