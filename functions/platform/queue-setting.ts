import type { QueueName } from '#shared/events/registry.ts';

/** Returns the name of the environment variable that holds a queue's URL. */
export const queueSetting = (name: QueueName): string => `QUEUE_URL_${name.toUpperCase()}`;
