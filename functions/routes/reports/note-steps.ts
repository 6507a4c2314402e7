import { noteSteps as contract } from '#shared/reports/analytics.contract.ts';
import { noteSteps } from '#functions/domain/reports/steps/note-steps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => noteSteps({ table, now }, body));
