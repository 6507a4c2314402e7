import { writeNote as contract } from '#shared/customers/customers.contract.ts';
import { writeNote } from '#functions/domain/customers/staff/notes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params, body, table, now }) =>
  writeNote({ table, now }, { ...body, ...params, userId }),
);
