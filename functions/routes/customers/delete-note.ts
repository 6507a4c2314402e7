import { deleteNote as contract } from '#shared/customers/customers.contract.ts';
import { deleteNote } from '#functions/domain/customers/staff/notes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, table, now }) => {
  await deleteNote({ table, now }, params);
  return { success: true };
});
