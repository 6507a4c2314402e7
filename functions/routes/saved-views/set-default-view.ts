import { setDefaultView as contract } from '#shared/saved-views/saved-views.contract.ts';
import { setDefaultView } from '#functions/domain/saved-views/manage-saved-views.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, body, ...context }) => {
  await setDefaultView(context, actor, params.list, body.id);
  return { defaultId: body.id };
});
