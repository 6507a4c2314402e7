import * as savedViews from '#shared/saved-views/index.ts';
import { route, type Area } from './area.ts';

export const savedViewsArea: Area = {
  name: 'saved-views',
  routes: [
    route(savedViews.listSavedViews, { table: 'read' }),
    route(savedViews.createSavedView, { table: 'write' }),
    route(savedViews.updateSavedView, { table: 'write' }),
    route(savedViews.deleteSavedView, { table: 'write' }),
    route(savedViews.setDefaultView, { table: 'write' }),
  ],
};
