import { listOwnPrivacy as contract } from '#shared/people/privacy.contract.ts';
import { listOwnPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, table }) =>
  listOwnPrivacy({ table }, userId),
);
