import { listApprovals as contract } from '#shared/people/people.contract.ts';
import { searchAwaited } from '#functions/domain/people/list-people.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchAwaited({ table, now }, query));
