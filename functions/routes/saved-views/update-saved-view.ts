import { updateSavedView as contract } from '#shared/saved-views/saved-views.contract.ts';
import { updateSavedView } from '#functions/domain/saved-views/manage-saved-views.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, body, ...context }) =>
  updateSavedView(context, actor, params.list, params.id, body),
);
