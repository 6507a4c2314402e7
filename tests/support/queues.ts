import type { QueueCount } from '#infra/local/sqs/queues.ts';

type Place = { url: string };

const queuesOf = async ({ url }: Place): Promise<QueueCount[]> =>
  (await (await fetch(`${url}/dev/queues.json`)).json()) as QueueCount[];

const isDead = ({ name }: QueueCount): boolean => name.includes('dead');
const holdsAny = ({ waiting, inFlight, delayed }: QueueCount): boolean => waiting + inFlight + delayed > 0;

/** What could not be brought through in any of its tries. */
export const deadLetters = async (place: Place): Promise<QueueCount[]> =>
  (await queuesOf(place)).filter((queue) => isDead(queue) && holdsAny(queue));

/** Where messages still wait: those that failed and come again are among them. */
export const waitingQueues = async (place: Place): Promise<string[]> =>
  (await queuesOf(place)).filter((queue) => !isDead(queue) && holdsAny(queue)).map(({ name }) => name);
