import { getUserByReference } from '#shared/accounts/users.contract.ts';
import { getProfileByReference } from '#functions/domain/accounts/find-account.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getUserByReference, ({ params, table, now }) =>
  getProfileByReference({ table, now }, params.id),
);
