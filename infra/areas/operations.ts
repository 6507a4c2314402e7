import { queueNames } from '#shared/events/registry.ts';
import * as operations from '#shared/operations/health.contract.ts';
import { route, schedule, stream, type Area, type Handler } from './area.ts';

export const operationsArea: Area = {
  name: 'operations',
  routes: [route(operations.getHealth, { table: 'read' })],
  streams: [stream('publish-changes', { queues: queueNames })],
  schedules: [
    // It may touch nothing: what it sees of the shop is what everybody sees.
    schedule('canary', 5, {}, { guardedOnly: true }),
    // Items of all kinds, those people sign in with among them.
    schedule('rewrite-items', 5, { table: 'write', scan: true, signIns: true, identities: true }),
  ],
};

/** Answers what no contract describes, on every HTTP API. */
export const notFound: Handler = { entry: 'routes/operations/not-found', rights: { edge: true } };
