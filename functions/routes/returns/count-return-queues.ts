import { countReturnQueues as contract } from '#shared/returns/staff-returns.contract.ts';
import { countReturnQueues } from '#functions/domain/returns/waiting-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, () => countReturnQueues());
