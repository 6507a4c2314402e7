import { expect } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { checkChosen } from './exchange-due.ts';
import type { Looked, Wish } from './order-world.ts';

/** What happened in a round by itself: nothing came between what was looked at and what was answered. */
export type LoneDoing = { name: string; value: unknown; refusal: string | undefined };

type Status = StoredOrder['status'];
type Rule = {
  /** In these states it is done. */
  must?: readonly Status[];
  /** In these it is done or refused: more than the state decides. */
  may?: readonly Status[];
};

const unpacked = ['draft', 'confirmed'] as const;
const onItsWay = ['delivering', 'shipped'] as const;

/** What may be done with an order in which state, as staff are told; in every other it is refused. */
const rules: Record<string, Rule> = {
  say: { must: onItsWay },
  credit: { may: unpacked },
  // A link that is pressed again changes nothing, wherever its order stands by then.
  prove: {
    may: [
      'draft',
      'confirmed',
      'packing',
      'packing_completed',
      ...onItsWay,
      'completed',
      'refunded',
      'returned',
    ],
  },
  forward: { must: ['confirmed', 'packing', 'packing_completed'], may: onItsWay },
  ship: { may: ['packing_completed'] },
  callCarrierOff: { may: onItsWay },
  sendAgain: { may: onItsWay },
};

/** A shopper calls off what nobody works on yet; staff, until it leaves. */
const cancelRules: Record<string, Rule> = {
  shopper: { must: unpacked },
  staff: { must: [...unpacked, 'packing', 'packing_completed'] },
};

/** Each of these is drawn with the place of its order, by itself or before other things. */
const placeOf = (value: unknown): number => Number(Array.isArray(value) ? value[0] : value);

function ruleFor({ name, value }: LoneDoing): Rule | undefined {
  if (name !== 'cancel') return rules[name];
  return Array.isArray(value) ? cancelRules[String(value[1])] : undefined;
}

function checkStep(doing: LoneDoing, { found }: Looked): void {
  const rule = ruleFor(doing);
  if (!rule) return;
  const order = found[placeOf(doing.value) % Math.max(1, found.length)]?.order;
  if (!order) return;
  const { name, refusal } = doing;
  const { must = [], may = [] } = rule;
  const answer = [name, order.status, refusal === undefined ? 'done' : 'refused'];
  if (must.includes(order.status)) expect(answer).toEqual([name, order.status, 'done']);
  else if (!may.includes(order.status)) expect(answer).toEqual([name, order.status, 'refused']);
}

/** The most that two lines of a cart ask for: three pieces, and three combos of two. */
const maxPiecesWanted = 9;

/** Pieces that nobody holds: on the shelf itself, and in what a flash sale has split off. */
function freeIn({ shelf, portions }: Looked): number {
  return shelf.onHand - shelf.reserved + portions.reduce((sum, { left }) => sum + left, 0);
}

/** Goods are short only where fewer are free than a cart can want, and nothing is ordered that is not there. */
function checkPlacing({ name, value, refusal }: LoneDoing, before: Looked): void {
  if (name !== 'order') return;
  const { quantity, ofCombo = false } = value as Wish;
  const free = freeIn(before);
  if (refusal === 'OUT_OF_STOCK' || refusal === 'INSUFFICIENT_STOCK')
    expect(free).toBeLessThan(maxPiecesWanted);
  if (refusal === undefined) expect(free).toBeGreaterThanOrEqual(quantity * (ofCombo ? 2 : 1));
}

/** Each refusal of somebody who acted alone was due, and what was let through was allowed. */
export function checkRefusal(doing: LoneDoing, before: Looked): void {
  checkStep(doing, before);
  checkPlacing(doing, before);
  checkChosen(before.ledger.lately);
}
