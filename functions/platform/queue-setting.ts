import type { QueueName } from '#shared/events/registry.ts';

/** The name of the setting that holds a queue's address. */
export const queueSetting = (name: QueueName): string => `QUEUE_URL_${name.toUpperCase()}`;
