import { applyAgain as contract } from '#shared/people/people.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { applyAgain } from '#functions/domain/people/apply-again.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  await applyAgain({ table, now }, body);
  return { message: notice('appliedAgain', language) };
});
