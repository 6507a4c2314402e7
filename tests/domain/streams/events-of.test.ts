import { describe, expect, it } from 'vitest';
import { events as declared, eventsOf } from '#shared/events/registry.ts';
import { staleAfter } from '#shared/events/stale-facts.ts';
import { contentCases } from './content-cases.ts';
import { aPurchase, goodsCases, rating, rice, shelf, tea } from './goods-cases.ts';
import { moneyCases, notice, payment } from './money-cases.ts';
import { order, orderCases } from './order-cases.ts';
import { peopleCases } from './people-cases.ts';
import { anImport, mail, siteCases } from './site-cases.ts';

const cases = [...goodsCases, ...orderCases, ...moneyCases, ...peopleCases, ...siteCases, ...contentCases];

describe('what follows from', () => {
  it.each(cases)('%s', (_, change, types) => {
    expect(eventsOf('e1', change).map(({ type }) => type)).toEqual(types);
  });
});

it.each(declared.map(({ type }) => type))('%s is shown by a case', (type) => {
  expect(cases.flatMap(([, , types]) => types)).toContain(type);
});

it('after an import its owner’s lists of goods are asked for anew', () => {
  const done = { ...anImport, status: 'done', version: 4 };
  const stale = eventsOf('e1', { before: anImport, after: done }).flatMap(
    ({ type }) => staleAfter[type] ?? [],
  );
  expect(stale).toContain('catalogue');
});

it('an event carries the stream’s own id, so that a repeat is known as one', () => {
  expect(eventsOf('e1', { before: undefined, after: mail })).toEqual([
    { type: 'mail.requested', id: 'e1', mailId: 'm1' },
  ]);
});

it('an event says what it is about, and nothing else of the item', () => {
  const filled = eventsOf('e1', { before: { ...shelf, reserved: 9 }, after: shelf });
  expect(filled).toEqual([
    { type: 'stock.changed', id: 'e1', productId: 'p1' },
    { type: 'stock.returned', id: 'e1', productId: 'p1', variantId: '-' },
  ]);
  expect(eventsOf('e2', { before: undefined, after: notice })).toEqual([
    { type: 'payment.notice', id: 'e2', noticeId: 'bank:1', group: 'o1' },
  ]);
  expect(eventsOf('e3', { before: payment, after: { ...payment, version: 2 } })).toEqual([
    { type: 'payment.changed', id: 'e3', orderId: 'o1', paymentId: 'pay1', status: 'pending' },
  ]);
  expect(eventsOf('e4', { before: undefined, after: order })).toEqual([
    {
      type: 'order.changed',
      id: 'e4',
      orderId: 'o1',
      userId: null,
      status: 'delivered',
      paymentStatus: 'paid',
    },
    { type: 'order.to-pack', id: 'e4', orderId: 'o1' },
  ]);
});

describe('a delivery', () => {
  const told = (before: object | undefined, lines: readonly object[], version = 3) =>
    eventsOf('e1', { before: before && { ...before }, after: { ...aPurchase, version, lines } }).flatMap(
      (event) => (event.type === 'goods.arrived' ? [event.productIds] : []),
    );

  it.each<[string, object | undefined, object[], string[][]]>([
    [
      'of all lines names each once, of a unit its base',
      aPurchase,
      [
        { ...rice, received: 2 },
        { ...tea, received: 2 },
      ],
      [['p1', 'p2']],
    ],
    [
      'of two lines of one product names it once',
      { ...aPurchase, lines: [] },
      [
        { ...tea, received: 2 },
        { ...tea, id: 'l3' },
      ],
      [['p2']],
    ],
    ['names what it brought and not what came before', aPurchase, [{ ...rice, received: 2 }, tea], [['p1']]],
    ['that was in the purchase from the first is one too', undefined, [{ ...rice, received: 2 }], [['p1']]],
    ['of nothing is none', aPurchase, [rice, tea], []],
    ['that is taken back is none', aPurchase, [rice, { ...tea, received: 0 }], []],
  ])('%s', (_, before, lines, products) => {
    expect(told(before, lines)).toEqual(products);
  });

  it('is told with its step alone: a purchase that is written again as it is tells nothing', () => {
    expect(told({ ...aPurchase, lines: [] }, [{ ...rice, received: 2 }], 2)).toEqual([]);
  });

  it('of a purchase whose lines nobody can read tells of no goods', () => {
    expect(eventsOf('e1', { before: undefined, after: { ...aPurchase, lines: 'none' } })).toEqual([
      { type: 'purchase.changed', id: 'e1', purchaseId: 'don-nhap' },
    ]);
  });
});

it.each([
  ['an order without its state', { ...order, status: undefined }, 'status'],
  ['a notice without its group', { ...notice, group: undefined }, 'group'],
  ['a rating with a version that is no number', { ...rating, version: 'x' }, 'version'],
])('%s is not passed over: it cannot be read', (_, after, field) => {
  expect(() => eventsOf('e1', { before: undefined, after })).toThrow(field);
});

it.each(['constructor', 'toString', '__proto__'])('a kind of item called %s means nothing', (entity) => {
  expect(eventsOf('e1', { before: undefined, after: { entity, id: 'x' } })).toEqual([]);
});
