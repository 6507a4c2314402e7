import { askPrivacy as contract } from '#shared/people/privacy.contract.ts';
import { askPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor: { userId }, table, now }) =>
  askPrivacy({ table, now }, { ...body, userId }),
);
