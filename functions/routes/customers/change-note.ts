import { changeNote as contract } from '#shared/customers/customers.contract.ts';
import { changeNote } from '#functions/domain/customers/staff/notes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  changeNote({ table, now }, { ...body, ...params }),
);
