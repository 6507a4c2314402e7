import { getIdentityOfUser } from '#shared/identity/staff-identity.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const reviewQuery = (userId: string) => apiQuery(getIdentityOfUser, { params: { userId } });
