import { actOnPrivacy as contract } from '#shared/people/privacy.contract.ts';
import { actOnPrivacy } from '#functions/domain/people/act-on-privacy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, language, table, now }) =>
  actOnPrivacy({ table, now }, { ...params, ...body, language }),
);
