import { queueNames } from '#shared/events/registry.ts';
import * as operations from '#shared/operations/health.contract.ts';
import { route, schedule, stream, type Area, type Handler } from './area.ts';

export const operationsArea: Area = {
  name: 'operations',
  routes: [route(operations.getHealth, { table: 'read' })],
  streams: [stream('publish-changes', { queues: queueNames })],
  schedules: [
    // The canary has no rights: it uses only what every visitor can see.
    schedule('canary', 5, {}, { guardedOnly: true }),
    // Rewrites items of all kinds, including sign-in data.
    schedule('rewrite-items', 5, { table: 'write', scan: true, signIns: true, identities: true }),
  ],
};

/** Answers requests without a route, on every HTTP API. */
export const notFound: Handler = { entry: 'routes/operations/not-found', rights: { edge: true } };
