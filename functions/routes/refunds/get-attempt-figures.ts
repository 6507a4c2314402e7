import { getAttemptFigures as contract } from '#shared/refunds/refund-logs.contract.ts';
import { attemptFigures } from '#functions/domain/refunds/refund-figures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => attemptFigures(query));
