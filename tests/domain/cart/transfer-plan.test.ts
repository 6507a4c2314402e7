import { describe, expect, it } from 'vitest';
import type { Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { newLine, type StoredLine } from '#functions/domain/cart/cart-line.ts';
import { isIssue, planTransfer } from '#functions/domain/cart/transfer-plan.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const anOffer = (name: string, available: number): Offer => ({
  card: aProduct({ name }).card,
  variant: undefined,
  price: 100_000,
  available,
  places: [],
  stocks: [],
  minQuantity: 1,
  maxQuantity: 999,
  weight: undefined,
  unit: undefined,
});

const at = (second: number) => new Date(second * 1000).toISOString();
const lineOf = (offer: Offer, quantity: number, second = 0): StoredLine =>
  newLine(offer, quantity, at(second));

type Case = [
  guest: number,
  member: number,
  left: number,
  quantity: number,
  outcome: string,
  reason: string | null,
];

describe('one line', () => {
  const cases: Case[] = [
    [3, 0, 20, 3, 'added', null],
    [3, 2, 20, 5, 'merged', null],
    [3, 2, 5, 5, 'merged', null],
    [3, 2, 4, 4, 'capped', 'stock'],
    [9, 0, 4, 4, 'capped', 'stock'],
    // What the member had stays, even where more lies in the cart than is left.
    [3, 6, 4, 6, 'capped', 'stock'],
    [3, 0, 0, 0, 'dropped', 'out_of_stock'],
    [3, 2, 0, 2, 'dropped', 'out_of_stock'],
    [600, 600, 5000, 999, 'capped', 'stock'],
  ];
  it.each(cases)('guest %i, member %i, %i left: %i, %s', (guest, member, left, quantity, outcome, reason) => {
    const offer = anOffer('Chè', left);
    const had = member > 0 ? [lineOf(offer, member)] : [];
    const [move] = planTransfer([lineOf(offer, guest)], had, () => offer);
    expect(move?.line).toMatchObject({
      guestQuantity: guest,
      memberQuantity: member,
      quantity,
      outcome,
      reason,
    });
  });

  it('of something no longer sold is dropped, under the name it had', () => {
    const [move] = planTransfer([lineOf(anOffer('Mật ong rừng', 5), 1)], [], () => undefined);
    expect(move?.line).toMatchObject({
      outcome: 'dropped',
      reason: 'unavailable',
      product: { name: 'Mật ong rừng' },
    });
  });
});

describe('many lines', () => {
  it('go in the order they were chosen, as long as there is room', () => {
    const offers = Array.from({ length: 102 }, (_, place) => anOffer(`Món ${place}`, 9));
    const had = offers.slice(0, 99).map((offer) => lineOf(offer, 1));
    const chosen = [
      lineOf(offers[101] as Offer, 1, 3),
      lineOf(offers[0] as Offer, 1, 2),
      lineOf(offers[100] as Offer, 1, 1),
    ];
    const known = new Map(offers.map((offer) => [offer.card.id, offer]));
    const moves = planTransfer(chosen, had, ({ productId }) => known.get(productId));
    expect(moves.map(({ line }) => [line.product.name, line.outcome, line.reason])).toEqual([
      ['Món 100', 'added', null],
      ['Món 0', 'merged', null],
      ['Món 101', 'dropped', 'cart_full'],
    ]);
    expect(moves.filter(({ line }) => isIssue(line))).toHaveLength(1);
  });
});
