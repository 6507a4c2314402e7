import { queueNames } from '#shared/events/registry.ts';
import * as operations from '#shared/operations/health.contract.ts';
import { route, stream, type Area, type Handler } from './area.ts';

export const operationsArea: Area = {
  name: 'operations',
  routes: [route(operations.getHealth, { table: 'read' })],
  streams: [stream('publish-changes', { queues: queueNames })],
};

/** Answers what no contract describes, on every HTTP API. */
export const notFound: Handler = { entry: 'routes/operations/not-found', rights: { edge: true } };
