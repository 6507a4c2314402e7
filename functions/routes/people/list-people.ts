import { listPeople as contract } from '#shared/people/people.contract.ts';
import { listPeople } from '#functions/domain/people/list-people.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listPeople({ table, now }, query));
