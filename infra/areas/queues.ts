import { keepsOrder, queueNames, type QueueName } from '#shared/events/registry.ts';
import { outsideQueues, type QueueNeeds, type WorkerQueueName } from './area.ts';
import { areas } from './index.ts';

export type Queue = QueueNeeds & { name: WorkerQueueName; fifo: boolean };

const workers = areas.flatMap((area) => area.workers ?? []);

function needsOf(name: WorkerQueueName): QueueNeeds {
  const [worker, ...others] = workers.filter(({ queue }) => queue === name);
  if (!worker || others.length > 0)
    throw new Error(`The queue ${name} has ${worker ? 'more than one worker' : 'no worker'}`);
  return worker.needs;
}

const queueOf = (name: QueueName): Queue => ({ ...needsOf(name), name, fifo: keepsOrder(name) });

/** All queues, for our own events and for outside messages, with the settings that their workers need. */
export const queues: readonly Queue[] = [
  ...queueNames.map(queueOf),
  ...outsideQueues.map((name) => ({ ...needsOf(name), name, fifo: false })),
];
