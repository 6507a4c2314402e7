import { listPrivacy as contract } from '#shared/people/privacy.contract.ts';
import { listPrivacy } from '#functions/domain/people/list-privacy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listPrivacy({ table, now }, query));
