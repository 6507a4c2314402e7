import { describe, expect, it } from 'vitest';
import type { TimelineEvent } from '#shared/orders/order.ts';
import { VatDetails } from '#shared/orders/place-order.contract.ts';
import { bodyOf, problemsOf } from '#web/features/orders/rules/invoice-draft.ts';
import { actsOf, nextAct } from '#web/features/orders/rules/order-acts.ts';
import { expectedArrival } from '#web/features/orders/rules/expected-arrival.ts';
import { reasonText } from '#web/ui/status/reason-text.ts';
import { methodName } from '#web/ui/status/method-name.ts';
import { stepsOf } from '#web/ui/record/order-steps.ts';
import { linesToBuy, type ReorderLine } from '#web/features/orders/rules/reorder-lines.ts';
import { mapLink } from '#web/features/orders/rules/map-link.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const order = (status: OrderStatus) => ({
  status,
  paymentMethod: 'transfer' as const,
  provenBy: 'account' as const,
  paymentStatus: 'processing' as const,
  flags: [],
  returnableUntil: '2026-11-25T10:00:00Z',
  vatInvoice: null,
});
const mayIn = (act: keyof ReturnType<typeof actsOf>, who: 'member' | 'guest' = 'member') =>
  OrderStatus.options.filter((status) => actsOf(order(status), who, now)[act]);

it.each([
  ['cash', 'prepaid_ship', 'cash_ship'],
  ['cash', 'warehouse_pickup', 'cash'],
  ['transfer', 'prepaid_ship', 'transfer'],
] as const)('%s with %s is called %s', (method, deliveryType, name) => {
  expect(methodName(method, { deliveryType })).toBe(name);
});

describe('what may be done with an order', () => {
  it('follows its state', () => {
    expect(mayIn('pay')).toEqual(['draft']);
    expect(mayIn('cancel')).toEqual(['draft', 'confirmed']);
    expect(mayIn('complete')).toEqual(['delivering', 'shipped']);
    expect(mayIn('return')).toEqual(['completed']);
    expect(mayIn('reorder')).toEqual(['completed', 'cancelled', 'refunded', 'returned']);
  });

  it('has what may be paid later paid at any time', () => {
    const later = { ...order('delivering'), flags: ['on_credit' as const] };
    expect(actsOf(later, 'guest', now).pay).toBe(true);
    expect(actsOf({ ...later, paymentStatus: 'paid' }, 'guest', now).pay).toBe(false);
  });

  it('asks no money of a guest’s cash order that waits to be meant', () => {
    const waiting = { ...order('draft'), paymentMethod: 'cash' as const, provenBy: null };
    expect(actsOf(waiting, 'guest', now)).toMatchObject({ pay: false, cancel: true });
  });

  it('asks for an invoice once, and not of what is over', () => {
    expect(mayIn('invoice')).toEqual([
      'draft',
      'confirmed',
      'packing',
      'packing_completed',
      'delivering',
      'shipped',
      'completed',
    ]);
    const vatInvoice = { companyName: 'Gốm', taxCode: '1', address: 'x', email: 'a@b.vn', requestedAt: '' };
    expect(actsOf({ ...order('completed'), vatInvoice }, 'member', now).invoice).toBe(false);
  });

  it('leaves guests all that needs no account, and who knows the code alone nothing', () => {
    const guests = (['reorder', 'review'] as const).map((act) => mayIn(act, 'guest'));
    expect(guests.flat()).toEqual([]);
    expect(mayIn('cancel', 'guest')).toEqual(['draft', 'confirmed']);
    for (const act of ['complete', 'invoice', 'return'] as const)
      expect(mayIn(act, 'guest')).toEqual(mayIn(act));
    for (const status of ['shipped', 'completed'] as const)
      expect(Object.values(actsOf(order(status), 'guest-masked', now))).not.toContain(true);
  });

  it('ends returns with the last day', () => {
    const late = Date.parse('2026-11-25T10:00:01Z');
    expect(actsOf(order('completed'), 'member', late).return).toBe(false);
    expect(actsOf({ ...order('completed'), returnableUntil: null }, 'member', now).return).toBe(false);
  });

  it.each([
    ['draft', 'pay'],
    ['shipped', 'complete'],
    ['completed', 'reorder'],
    ['packing', undefined],
  ] as const)('puts first for %s: %s', (status, act) => {
    expect(nextAct(actsOf(order(status), 'member', now))).toBe(act);
  });
});

const event = (to: string, from: string | null = null, at = '2026-11-21T01:00:00Z'): TimelineEvent => ({
  id: to,
  at,
  kind: 'status',
  from,
  to,
  by: 'staff',
  note: '',
});
const base = {
  paymentMethod: 'transfer' as const,
  provenBy: null,
  paymentStatus: 'paid' as const,
  createdAt: '2026-11-20T01:00:00Z',
  updatedAt: '2026-11-21T01:00:00Z',
  completedAt: null,
};
const shown = (status: OrderStatus, events: TimelineEvent[], isPickup = false) =>
  stepsOf({ ...base, status, deliveryType: isPickup ? 'warehouse_pickup' : 'prepaid_ship' }, events).map(
    ({ name, state }) => `${name} ${state}`,
  );

describe('how far an order has come', () => {
  it('waits for money first where money is expected first', () => {
    expect(shown('draft', [event('draft')])).toEqual([
      'placed done',
      'paid current',
      'packing ahead',
      'delivering ahead',
      'completed ahead',
    ]);
    expect(shown('confirmed', [event('draft'), event('confirmed', 'draft')])[1]).toBe('paid current');
    expect(shown('confirmed', [event('confirmed')])[1]).toBe('confirmed current');
  });

  it('waits for its buyer first where a guest pays in cash, and was never paid first', () => {
    const cash = { ...base, paymentMethod: 'cash' as const, deliveryType: 'prepaid_ship' as const };
    const unpaid = { ...cash, paymentStatus: 'processing' as const, status: 'draft' as const };
    expect(stepsOf(unpaid, [event('draft')])[1]).toMatchObject({ name: 'confirmed', state: 'current' });
    const proven = { ...event('confirmed', 'draft'), note: 'proven-by-link' };
    const done = stepsOf({ ...cash, provenBy: 'link', status: 'completed' }, [event('draft'), proven]);
    expect(done.map(({ name }) => name)).toContain('confirmed');
  });

  it.each(['cancelled', 'returned'] as const)('is shown as %s before it was refunded', (end) => {
    const events = [event('confirmed'), event(end, 'confirmed'), event('refunded', end)];
    expect(shown('refunded', events).slice(-2)).toEqual([`${end} done`, 'refunded done']);
  });

  it('is paid when its money came, whatever else happened to it', () => {
    const unpaid = { ...base, paymentStatus: 'processing' as const, deliveryType: 'prepaid_ship' as const };
    const toCash = [event('draft'), event('confirmed', 'draft')];
    const steps = stepsOf({ ...unpaid, status: 'completed' }, toCash);
    expect(steps.map(({ name }) => name)).not.toContain('paid');
    const money = { ...event('paid', 'processing', '2026-11-20T05:00:00Z'), kind: 'payment' as const };
    const [, paid] = stepsOf({ ...unpaid, paymentStatus: 'paid', status: 'confirmed' }, [money, ...toCash]);
    expect([paid?.name, paid?.at]).toEqual(['paid', '2026-11-20T05:00:00Z']);
    const lapsed = stepsOf({ ...unpaid, status: 'cancelled' }, [...toCash, event('cancelled', 'confirmed')]);
    expect(lapsed.map(({ name }) => name)).toEqual(['placed', 'confirmed', 'cancelled']);
  });

  it('waits at the counter when it is fetched', () => {
    expect(shown('packing_completed', [], true)[3]).toBe('ready current');
    expect(shown('packing_completed', [])[2]).toBe('packing current');
  });

  it('is through when it has come', () => {
    expect(shown('completed', []).every((step) => step.endsWith(' done'))).toBe(true);
  });

  it('stops where it was called off', () => {
    expect(shown('cancelled', [event('confirmed'), event('cancelled', 'confirmed')])).toEqual([
      'placed done',
      'confirmed done',
      'cancelled stopped',
    ]);
  });

  it('tells when each step was reached', () => {
    const [placed, confirmed, packing] = stepsOf(
      { ...base, status: 'confirmed', deliveryType: 'prepaid_ship' },
      [event('confirmed')],
    );
    expect([placed?.at, confirmed?.at, packing?.at]).toEqual([
      '2026-11-20T01:00:00Z',
      '2026-11-21T01:00:00Z',
      undefined,
    ]);
  });
});

describe('buying the same again', () => {
  const line = (change: ReorderLine['change'], quantity: number, available: number): ReorderLine => ({
    productId: change,
    variantId: change === 'dearer' ? 'v1' : null,
    name: '',
    variantName: null,
    slug: '',
    image: '',
    ground: 1,
    quantity,
    available,
    thenUnitTotal: 1,
    nowUnitTotal: 1,
    change,
  });

  it('takes what there is, and leaves what is gone', () => {
    const lines = [
      line('same', 2, 9),
      line('dearer', 1, 9),
      line('fewer', 5, 3),
      line('out_of_stock', 1, 0),
      line('gone', 1, 0),
    ];
    expect(linesToBuy(lines)).toEqual([
      { productId: 'same', quantity: 2 },
      { productId: 'dearer', variantId: 'v1', quantity: 1 },
      { productId: 'fewer', quantity: 3 },
    ]);
  });
});

describe('an invoice being asked for', () => {
  const draft = {
    companyName: ' Gốm Bát Tràng ',
    taxCode: '0101234567-001',
    address: 'Xóm 3, Bát Tràng',
    email: 'ketoan@gom.vn',
  };

  it('is held to what the server asks', () => {
    expect(problemsOf(draft)).toEqual([]);
    expect(VatDetails.safeParse(bodyOf(draft)).success).toBe(true);
    expect(problemsOf({ companyName: ' ', taxCode: '123', address: 'x', email: 'a@b' })).toEqual([
      'companyName',
      'taxCode',
      'address',
      'email',
    ]);
  });
});

it('a warehouse is found by its words', () => {
  const link = mapLink({ name: 'Kho Cần Thơ', address: 'KCN Trà Nóc', province: 'Cần Thơ' });
  expect(new URL(link).searchParams.get('query')).toBe('Kho Cần Thơ, KCN Trà Nóc, Cần Thơ');
});

describe('when it should be there', () => {
  const sent = {
    status: 'confirmed' as OrderStatus,
    arrival: { daysFrom: 2, daysTo: 3 },
    createdAt: '2026-11-20T09:00:00Z',
  };

  it('is counted from the day it was confirmed, in Vietnam', () => {
    expect(expectedArrival(sent, [], { language: 'vi', now })).toBe('22/11 – 23/11');
    const confirmed = { ...event('confirmed'), at: '2026-11-20T18:00:00Z' };
    expect(expectedArrival(sent, [confirmed], { language: 'vi', now })).toBe('23/11 – 24/11');
    expect(expectedArrival(sent, [], { language: 'en', now })).toBe('22 Nov – 23 Nov');
    expect(
      expectedArrival({ ...sent, arrival: { daysFrom: 1, daysTo: 1 } }, [], { language: 'vi', now }),
    ).toBe('21/11');
  });

  it.each([
    ['not paid yet', { status: 'draft' }],
    ['there already', { status: 'completed' }],
    ['called off', { status: 'cancelled' }],
    ['fetched at a counter', { arrival: null }],
    ['late: a day that is over is no promise', { createdAt: '2026-11-01T09:00:00Z' }],
  ] as [string, Partial<typeof sent>][])('says nothing of one that is %s', (_, change) => {
    expect(expectedArrival({ ...sent, ...change }, [], { language: 'vi', now })).toBeUndefined();
  });
});

it.each([
  ['merged', 'cancelled.merged'],
  ['merged:CL2611230001', 'timeline.tookIn CL2611230001'],
  ['merged: khách gọi', 'merged: khách gọi'],
  ['Khách đổi ý', 'Khách đổi ý'],
])('“%s” is said as the shop’s own reason where it is one', (reason, said) => {
  const key = (name: string, { code = '' }: { code?: string } = {}) => `${name} ${code}`.trim();
  expect(reasonText(key as unknown as Parameters<typeof reasonText>[0], reason)).toBe(said);
});
