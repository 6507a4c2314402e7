import type { Handler } from '#infra/areas/area.ts';
import { buildView } from '#infra/areas/catalogue.ts';
import { areas } from '#infra/areas/index.ts';
import { sockets } from '#infra/areas/live.ts';
import { showPage } from '#infra/areas/pages.ts';

/** All functions, with their permissions. */
export const allHandlers: readonly Handler[] = [
  ...areas.flatMap(({ routes = [], workers = [], streams = [], schedules = [] }) => [
    ...routes,
    ...workers,
    ...streams,
    ...schedules,
  ]),
  showPage,
  buildView,
  ...Object.values(sockets),
];
