import { setTimeout as pause } from 'node:timers/promises';
import { messageFor } from '#shared/events/registry.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { hangUp, post } from '#functions/platform/clients/connections.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { roomFinders } from './all-rooms.ts';

export const handler = queueWorker('push-live', messageFor('live'), (event, { table, now }) =>
  pushLive({ table, now, post, hangUp, pause }, event, roomFinders),
);
