import { checkAgain as contract } from '#shared/people/people.contract.ts';
import { checkAgain } from '#functions/domain/people/apply-again.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body: { token }, table, now }) =>
  checkAgain({ table, now }, token),
);
