import * as z from 'zod';
import type { World } from './world.ts';

const Address = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Push subscription of a simulated browser. The simulated push service also plays the browser. */
export async function aPushAddress({ url }: Pick<World, 'url'>): Promise<z.infer<typeof Address>> {
  const reply = await fetch(`${url}/dev/push/subscriptions`, { method: 'POST' });
  return Address.parse(await reply.json());
}

const Pushes = z.array(z.object({ to: z.string(), text: z.string(), topic: z.string() }));

/** Messages that the browser with this subscription received. */
export async function pushesAt({ url }: Pick<World, 'url'>, endpoint: string) {
  const reply = await fetch(`${url}/dev/push/messages.json`);
  const id = endpoint.split('/').at(-1);
  return Pushes.parse(await reply.json()).filter(({ to }) => to === id);
}

/** Ends the subscription of the simulated browser. */
export const unsubscribed = ({ url }: Pick<World, 'url'>, endpoint: string) =>
  fetch(`${url}/dev/push/gone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: endpoint.split('/').at(-1) }),
  });
