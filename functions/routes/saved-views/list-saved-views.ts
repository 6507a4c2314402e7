import { listSavedViews as contract } from '#shared/saved-views/saved-views.contract.ts';
import { listSavedViews } from '#functions/domain/saved-views/manage-saved-views.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, ...context }) =>
  listSavedViews(context, actor, params.list),
);
