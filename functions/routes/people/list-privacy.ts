import { listPrivacy as contract } from '#shared/people/privacy.contract.ts';
import { listPrivacy } from '#functions/domain/people/act-on-privacy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listPrivacy({ table, now }, query));
