import { decideUser as contract } from '#shared/people/people.contract.ts';
import { decidePerson } from '#functions/domain/people/decide-person.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  ({ params, body: { reason }, actor: { userId }, language, table, now }) =>
    decidePerson({ table, now }, { ...params, reason, userId, language }),
);
