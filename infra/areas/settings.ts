import * as settings from '#shared/settings/index.ts';
import { type Area, route } from './area.ts';

export const settingsArea: Area = {
  name: 'settings',
  routes: [
    route(settings.getOrderRules, { table: 'read' }),
    route(settings.saveOrderRules, { table: 'write' }),
  ],
};
