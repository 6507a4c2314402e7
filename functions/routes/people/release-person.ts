import { releasePerson as contract } from '#shared/people/people.contract.ts';
import { releasePerson } from '#functions/domain/people/review-claim.ts';
import { readPerson } from '#functions/domain/people/read-person.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, actor: { userId }, table, now }) => {
  await releasePerson({ table, now }, { id, userId });
  return readPerson({ table, now }, { id, userId });
});
