import { listOwnTills as contract } from '#shared/tills/tills.contract.ts';
import { readOwnTills } from '#functions/domain/tills/read-tills.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, table }) => readOwnTills({ table }, userId));
