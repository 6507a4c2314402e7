import * as z from 'zod';
import type { Image, Reader } from './reader.ts';

const Head = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  status: z.string(),
  paymentStatus: z.string(),
});

export const orderEvents: Reader = ({ id, before, after }) => {
  if (!after || before?.['version'] === after['version']) return [];
  const { id: orderId, ...head } = Head.parse(after);
  const changed = { type: 'order.changed', id, orderId, ...head } as const;
  // An order that is written whole, already complete, was counted by whoever wrote it.
  const isDone = before !== undefined && before['status'] !== 'completed' && head.status === 'completed';
  return isDone ? [changed, { type: 'order.completed', id, orderId }] : [changed];
};

const Attempt = z.object({ id: z.string(), orderId: z.string(), status: z.string() });

export const paymentEvents: Reader = ({ id, before, after }) => {
  if (!after || !before || before['version'] === after['version']) return [];
  const { id: paymentId, orderId, status } = Attempt.parse(after);
  return [{ type: 'payment.changed', id, orderId, paymentId, status }];
};

const Shelf = z.object({
  pk: z.string(),
  variantId: z.string(),
  onHand: z.int(),
  reserved: z.int(),
});

/** As few as this, and lists may have to say that a product is nearly or quite sold out. */
const few = 5;

const leftOn = (image: Image): number => {
  const { onHand, reserved } = Shelf.parse(image);
  return onHand - reserved;
};

/** A shelf that is written for the first time says nothing here: whole markets are, and nobody waits for them. */
export const stockEvents: Reader = ({ id, before, after }) => {
  if (!before || !after) return [];
  const [was, is] = [leftOn(before), leftOn(after)];
  if (was === is || Math.min(was, is) > few) return [];
  const { pk, variantId } = Shelf.parse(after);
  const productId = pk.slice('PRODUCT#'.length);
  const changed = { type: 'stock.changed', id, productId } as const;
  return was <= 0 && is > 0 ? [changed, { type: 'stock.returned', id, productId, variantId }] : [changed];
};

const Rounds = z.object({ productId: z.string(), variantId: z.string() });

/** One round of telling those who wait is over, and others wait still. */
export const restockEvents: Reader = ({ id, after }) =>
  after ? [{ type: 'stock.returned', id, ...Rounds.parse(after) }] : [];
