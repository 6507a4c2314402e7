import { changeGroupMembers as contract } from '#shared/customers/customer-groups.contract.ts';
import { changeGroupMembers } from '#functions/domain/customers/staff/label-customer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, language, table, now }) =>
  changeGroupMembers({ table, now }, { ...body, groupId: params.id, language }),
);
