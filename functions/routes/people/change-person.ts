import { changePerson as contract } from '#shared/people/people.contract.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import { toPerson } from '#functions/domain/people/read-person.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, actor: { userId }, table, now }) =>
  toPerson({ table, now }, await changeRole({ table, now }, { ...body, id, userId })),
);
