import { Agent, request } from 'node:http';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { origin } from './running-shop.ts';

const { hostname, port } = new URL(origin);

export type Told = { status: number; body: unknown; milliseconds: number };
/** Receives every answer of every buyer. */
export type Listener = (told: Told, path: string) => void;

/** Answers of the shop, or the error. */
type Ask = (method: string, path: string, body?: object) => Promise<Told>;

/**
 * A client with its own IP address, because rate limits count by address and a thousand buyers have many
 * addresses.
 */
function browserOf(buyer: number, heard: Listener): { ask: Ask; close: () => void } {
  const address = `127.${1 + ((buyer >> 14) & 63)}.${(buyer >> 7) & 127}.${1 + (buyer & 127)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: address });
  const ask: Ask = (method, path, body) => {
    const began = performance.now();
    const text = body && JSON.stringify(body);
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    const asked = request(
      {
        host: hostname,
        port,
        agent,
        method,
        path: `/api${path}`,
        headers: text
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
          : {},
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const told = {
            status: reply.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(parts).toString() || 'null') as unknown,
            milliseconds: performance.now() - began,
          };
          heard(told, path);
          resolve(told);
        });
      },
    );
    asked.on('error', reject);
    asked.end(text);
    return promise;
  };
  return { ask, close: () => agent.destroy() };
}

const Session = z.object({ sessionId: z.string() });
const Placed = z.object({ id: z.string() });

const orderOf = (buyer: number, sessionId: string) => ({
  sessionId,
  customer: {
    fullName: 'Nguyễn Lan',
    phone: `09${String(buyer).padStart(8, '0')}`,
    email: `lan${buyer}@example.test`,
  },
  deliveryType: 'prepaid_ship',
  shippingAddress: {
    recipientName: 'Nguyễn Lan',
    phone: `09${String(buyer).padStart(8, '0')}`,
    system: 'v2',
    provinceCode: 1,
    wardCode: 4,
    street: `${buyer} Lê Lợi`,
  },
  paymentMethod: 'cash',
  clientRequestId: newId(),
});

export type Shelf = { goods: { id: string; slug: string }[] };

const words = ['tai nghe', 'sạc dự phòng', 'cà phê', 'nồi cơm', 'son', 'áo thun', 'gạo', 'trà sen'];
const wordFor = (buyer: number): string => encodeURIComponent(words[buyer % words.length] ?? '');

/**
 * Simulates one visit: most only browse, three in ten fill a cart, one in twelve orders it. Returns the order's
 * id.
 */
export async function visit(buyer: number, { goods }: Shelf, heard: Listener): Promise<string | undefined> {
  const { ask, close } = browserOf(buyer, heard);
  const good = goods[(buyer * 7919) % goods.length];
  try {
    await ask('GET', `/products?page=${(buyer % 12) + 1}`);
    await ask('GET', '/products/facets');
    await ask('GET', `/products/suggestions?q=${wordFor(buyer).slice(0, 6).replace(/%.?$/, '')}`);
    await ask('GET', `/products?q=${wordFor(buyer)}`);
    await ask('GET', `/products/slug/${good?.slug}`);
    if (buyer % 10 >= 3) return undefined;
    const session = Session.safeParse((await ask('POST', '/public/guest-cart/session', {})).body);
    if (!session.success) return undefined;
    const { sessionId } = session.data;
    await ask('POST', `/public/guest-cart/add?sessionId=${sessionId}`, { productId: good?.id, quantity: 1 });
    await ask('GET', `/public/guest-cart?sessionId=${sessionId}`);
    if (buyer % 12 !== 0) return undefined;
    const placed = await ask(
      'POST',
      '/e-commerce/checkout/create-order-from-guest-cart',
      orderOf(buyer, sessionId),
    );
    return placed.status === 201 ? Placed.parse(placed.body).id : undefined;
  } finally {
    close();
  }
}
