import { countWaiting as contract } from '#shared/overview/waiting.contract.ts';
import { countWaiting } from '#functions/domain/overview/count-waiting.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { role } }) => countWaiting(role));
