import { deleteSavedView as contract } from '#shared/saved-views/saved-views.contract.ts';
import { deleteSavedView } from '#functions/domain/saved-views/manage-saved-views.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, ...context }) => {
  await deleteSavedView(context, actor, params.list, params.id);
  return { success: true };
});
