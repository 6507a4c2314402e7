import { getPerson as contract } from '#shared/people/people.contract.ts';
import { readPerson } from '#functions/domain/people/read-person.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId }, table, now }) =>
  readPerson({ table, now }, { id, userId }),
);
