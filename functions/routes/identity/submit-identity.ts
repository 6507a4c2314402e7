import { submitIdentity as contract } from '#shared/identity/own-identity.contract.ts';
import { submitPapers } from '#functions/domain/identity/submit.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  submitPapers({ table, now }, { ...body, userId }),
);
