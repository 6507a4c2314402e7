import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { aClient, type Answer } from './shop.ts';

const Session = z.object({ sessionId: z.string() });
const Placed = z.object({ id: z.string() });

function orderOf(buyer: number, sessionId: string) {
  const phone = `09${String(buyer).padStart(8, '0')}`;
  return {
    sessionId,
    customer: { fullName: 'Nguyễn Lan', phone, email: `lan${buyer}@example.test` },
    deliveryType: 'prepaid_ship',
    shippingAddress: {
      recipientName: 'Nguyễn Lan',
      phone,
      system: 'v2',
      provinceCode: 1,
      wardCode: 4,
      street: `${buyer} Lê Lợi`,
    },
    paymentMethod: 'cash',
    clientRequestId: newId(),
  };
}

export type Shelf = { id: string; slug: string }[];

const words = ['tai nghe', 'sạc dự phòng', 'cà phê', 'nồi cơm', 'son', 'áo thun', 'gạo', 'trà sen'];

/**
 * Simulates one visit: most only browse, three in ten fill a cart, one in twelve orders it. Returns the order's
 * id. Each buyer has an IP address, because rate limits count by address and a thousand buyers have many.
 */
export async function visit(
  buyer: number,
  shelf: Shelf,
  onAnswer: (answer: Answer, path: string) => void,
): Promise<string | undefined> {
  const client = aClient(`127.${1 + ((buyer >> 14) & 63)}.${(buyer >> 7) & 127}.${1 + (buyer & 127)}`);
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await client.send(method, path, body);
    onAnswer(answer, path);
    return answer;
  };
  const good = shelf[(buyer * 7919) % shelf.length];
  const word = encodeURIComponent(words[buyer % words.length] ?? '');
  try {
    await ask('GET', `/products?page=${(buyer % 12) + 1}`);
    await ask('GET', '/products/facets');
    await ask('GET', `/products/suggestions?q=${word.slice(0, 6).replace(/%.?$/, '')}`);
    await ask('GET', `/products?q=${word}`);
    await ask('GET', `/products/slug/${good?.slug}`);
    if (buyer % 10 >= 3) return undefined;
    const session = Session.safeParse((await ask('POST', '/public/guest-cart/session', {})).body);
    if (!session.success) return undefined;
    const { sessionId } = session.data;
    await ask('POST', `/public/guest-cart/add?sessionId=${sessionId}`, { productId: good?.id, quantity: 1 });
    await ask('GET', `/public/guest-cart?sessionId=${sessionId}`);
    if (buyer % 12 !== 0) return undefined;
    const path = '/e-commerce/checkout/create-order-from-guest-cart';
    const placed = await ask('POST', path, orderOf(buyer, sessionId));
    return placed.status === 201 ? Placed.parse(placed.body).id : undefined;
  } finally {
    client.close();
  }
}
