import { faultOf } from '#shared/returns/return-effects.ts';
import { returnTransitions, type ReturnStatus } from '#shared/returns/return-status.ts';
import type { Inspection } from '#shared/returns/inspection.ts';
import { memberRequester, shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { moveReturn, type ReturnMove, setTracking } from '#functions/domain/returns/move-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { pressed, type Surroundings } from './doing-surroundings.ts';

const atTheDoor = 'at the door';

/** A shopper's wish to give something back. */
export type ReturnWish = {
  lines: number;
  quantity: number;
  reason: 'damaged' | 'changed_mind' | 'other';
  resolution: 'refund' | 'exchange';
  presses: number;
};

/** What somebody found: of each line so many pieces at most are fine, and so many of these are sold again. */
export type Finding = {
  passed: number;
  restocked: number;
  fault: 'shop' | 'buyer' | null;
  presses: number;
};

/** So many pieces of its first line come back at the door, and so many of these are sold again. */
export type DoorWish = {
  back: number;
  restocked: number;
  reason: 'damaged' | 'changed_mind';
  presses: number;
};

export const returnActs = ['approved', 'rejected', 'returning', 'received', 'closed', 'cancelled'] as const;
export type ReturnAct = (typeof returnActs)[number];

const allFine: Finding = { passed: 99, restocked: 99, fault: null, presses: 1 };

/** What buyers ask to give back, and what staff do with that, step by step and several at once. */
export function returnDoings({ table, ledger, idAt, shelfName }: Surroundings) {
  const context = contextOf(table);
  const returns: string[] = [];

  const readAt = async (nth: number): Promise<StoredReturn | undefined> => {
    const id = returns[nth % Math.max(1, returns.length)];
    return id ? requireReturn(context, { id, asker: shopRequester }) : undefined;
  };
  const orderAt = async (place: number): Promise<StoredOrder | undefined> => {
    const id = idAt(place);
    return id ? findOrder(context, id) : undefined;
  };
  const move = (id: string, to: ReturnStatus, more: Partial<ReturnMove> = {}) =>
    moveReturn(context, { id, asker: shopRequester, to, by: 'staff', note: '', userId: 'staff', ...more });

  /** Some pieces of one line or of several; pressed twice it is one return. */
  async function ask(place: number, wish: ReturnWish): Promise<string | undefined> {
    const order = await orderAt(place);
    if (!order?.userId) return undefined;
    const { presses, lines, quantity, reason, resolution } = wish;
    const asked = {
      userId: order.userId,
      orderId: order.id,
      items: order.items.slice(0, lines).map(({ id }) => ({ itemId: id, quantity })),
      reason,
      note: '',
      resolution,
      method: 'pickup' as const,
      media: [],
      clientRequestId: crypto.randomUUID(),
    };
    const made = new Set((await pressed(presses, () => requestReturn(context, asked))).map(({ id }) => id));
    if (made.size !== 1) throw new Error('One request made two returns');
    const [id] = made;
    if (id) returns.push(id);
    return id;
  }

  /** How many pieces of the shelf are in one piece of a line: a combo has several. */
  function piecesIn({ items }: StoredOrder, itemId: string): number {
    const line = items.find(({ id }) => id === itemId);
    const part = line?.parts?.find(({ productId }) => productId === shelfName.productId);
    return part?.quantity ?? 1;
  }

  async function inspect(stored: StoredReturn, found: Finding): Promise<void> {
    const lines = stored.items.map(({ itemId, quantity }) => {
      const passed = Math.min(quantity, found.passed);
      return {
        itemId,
        passed,
        restocked: Math.min(passed, found.restocked),
        note: '',
        media: [],
        lots: [],
      };
    });
    const inspection: Inspection = {
      note: '',
      restock: true,
      lines,
      ...(found.fault && { fault: found.fault }),
    };
    await pressed(found.presses, () => move(stored.id, 'inspected', { inspection }));
    const order = await findOrder(context, stored.orderId);
    const said = JSON.stringify([found.fault ?? faultOf[stored.reason], lines]);
    const known = ledger.looked.get(stored.id);
    const sum = (of: 'passed' | 'restocked') =>
      lines.reduce(
        (all, line) => all + line[of] * (of === 'restocked' && order ? piecesIn(order, line.itemId) : 1),
        0,
      );
    const looked = { said, passed: sum('passed'), restocked: sum('restocked') };
    // What was found at the door may be said once more, in other words but the same pieces.
    const isSame =
      known?.said === atTheDoor
        ? known.passed === looked.passed && known.restocked === looked.restocked
        : known === undefined || known.said === said;
    if (!isSame) throw new Error(`Two things were said of one return: ${said}`);
    ledger.looked.set(stored.id, known ?? looked);
  }

  /** What may come next, whatever that is: all is fine, and ends as its buyer wishes. */
  async function forward(nth: number): Promise<void> {
    const stored = await readAt(nth);
    const [to] = stored ? returnTransitions[stored.status] : [];
    if (!stored || !to) return;
    if (to === 'inspected') return inspect(stored, allFine);
    const end = stored.resolution === 'refund' ? 'refunded' : 'exchanged';
    await move(stored.id, stored.status === 'inspected' ? end : to);
  }

  /** Some of it comes back, usually one piece that is fine; what becomes of it is decided later, unless another is sent at once. */
  async function giveBack(
    place: number,
    wanted: 'refund' | 'exchange' | 'another at once',
    reason: 'damaged' | 'other',
    { quantity = 1, found = allFine }: { quantity?: number; found?: Finding } = {},
  ): Promise<void> {
    const resolution = wanted === 'refund' ? 'refund' : 'exchange';
    const id = await ask(place, { lines: 1, quantity, reason, resolution, presses: 1 });
    if (!id) return;
    for (const to of ['approved', 'returning', 'received'] as const) await move(id, to);
    await inspect(await requireReturn(context, { id, asker: shopRequester }), found);
    if (wanted === 'another at once') await move(id, 'exchanged');
  }

  /** Its buyer kept a part of it and gave the rest back at the door; pressed twice it is one return. */
  async function takeRest(place: number, { back, restocked, reason, presses }: DoorWish): Promise<void> {
    const order = await orderAt(place);
    const [line] = order?.items ?? [];
    if (!order || !line) return;
    const said = [{ itemId: line.id, returned: back, restocked: Math.min(back, restocked), lots: [] }];
    const asked = { id: order.id, userId: 'packer-0', lines: said, reason, note: '' };
    await pressed(presses, () => takeInRest(context, asked));
    const id = (await jobRecord.find(table, { id: order.id }))?.halfTaken?.returnId;
    if (!id || returns.includes(id)) return;
    returns.push(id);
    const { items } = await requireReturn(context, { id, asker: shopRequester });
    const sum = (count: (item: (typeof items)[number]) => number) =>
      items.reduce((all, item) => all + count(item), 0);
    ledger.looked.set(id, {
      said: atTheDoor,
      passed: sum(({ passed }) => passed ?? 0),
      restocked: sum((item) => item.restocked * piecesIn(order, item.itemId)),
    });
  }

  return {
    takeRest,
    askReturn: ask,
    giveBack,
    returnForward: forward,
    /** Whoever is at it presses one of the buttons, whether or not it may be pressed now. */
    workReturn: async (nth: number, act: ReturnAct, presses: number) => {
      const stored = await readAt(nth);
      if (!stored) return;
      const { id, userId } = stored;
      const own = { asker: memberRequester({ userId }), by: 'shopper', userId: '' } as const;
      const more = act === 'cancelled' ? own : act === 'rejected' ? { note: 'Hàng đã dùng' } : {};
      await pressed(presses, () => move(id, act, more));
    },
    trackReturn: async (nth: number, trackingNumber: string) => {
      const stored = await readAt(nth);
      const courier = { courierName: 'GHTK', trackingNumber };
      if (stored)
        await setTracking(context, { id: stored.id, asker: shopRequester, courier, userId: 'staff' });
    },
    inspectReturn: async (nth: number, found: Finding) => {
      const stored = await readAt(nth);
      if (stored) await inspect(stored, found);
    },
    endReturn: async (nth: number, to: 'refunded' | 'exchanged', presses: number) => {
      const stored = await readAt(nth);
      if (stored) await pressed(presses, () => move(stored.id, to));
    },
    /** Money is given in place of goods, or goods in place of money. */
    chooseAgain: async (nth: number, resolution: 'refund' | 'exchange') => {
      const stored = await readAt(nth);
      if (stored) await chooseResolution(context, { id: stored.id, resolution, reason: '', userId: 'admin' });
    },
  };
}
