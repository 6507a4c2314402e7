import { countPackingQueues as contract } from '#shared/shipping/packing.contract.ts';
import { countPackingQueues } from '#functions/domain/shipping/packing/list-packing.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, () => countPackingQueues());
