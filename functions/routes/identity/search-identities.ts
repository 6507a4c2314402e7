import { searchIdentities as contract } from '#shared/identity/staff-identity.contract.ts';
import { searchIdentities } from '#functions/domain/identity/search-identities.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => searchIdentities(query));
