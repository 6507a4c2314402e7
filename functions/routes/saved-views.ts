import * as savedViews from '#shared/saved-views/index.ts';
import * as managing from '#functions/domain/saved-views/manage-saved-views.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createSavedView = httpRoute(savedViews.createSavedView, ({ actor, params, body, ...context }) =>
  managing.createSavedView(context, actor, params.list, body),
);

export const deleteSavedView = httpRoute(
  savedViews.deleteSavedView,
  async ({ actor, params, ...context }) => {
    await managing.deleteSavedView(context, actor, params.list, params.id);
    return { success: true };
  },
);

export const listSavedViews = httpRoute(savedViews.listSavedViews, ({ actor, params, ...context }) =>
  managing.listSavedViews(context, actor, params.list),
);

export const setDefaultView = httpRoute(
  savedViews.setDefaultView,
  async ({ actor, params, body, ...context }) => {
    await managing.setDefaultView(context, actor, params.list, body.id);
    return { defaultId: body.id };
  },
);

export const updateSavedView = httpRoute(savedViews.updateSavedView, ({ actor, params, body, ...context }) =>
  managing.updateSavedView(context, actor, params.list, params.id, body),
);
