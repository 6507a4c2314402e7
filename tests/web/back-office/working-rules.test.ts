import { describe, expect, it } from 'vitest';
import type { PackingLine } from '#shared/shipping/packing-order.ts';
import {
  checkFor,
  type Flag,
  flagOf,
  isFlagComplete,
  withFlag,
  withoutFlag,
} from '#web/back-office/identity/rules/flags.ts';
import { daysBetween } from '#web/back-office/inventory/rules/days-left.ts';
import { minutesLeft } from '#web/back-office/jobs/rules/time-left.ts';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { counterOf, hasTillAt } from '#web/back-office/orders/rules/counter-till.ts';
import { changeOf } from '#web/back-office/orders/rules/sale-change.ts';
import { wantedOf, withMore } from '#web/back-office/orders/rules/draft-line.ts';
import { daysFrom } from '#web/back-office/overview/rules/period-days.ts';
import {
  complaintKindOf,
  countedAtFirst,
  foundOf,
  missingOf,
  countedLossesOf,
} from '#web/back-office/shipping/rules/count-back.ts';
import { lineOfCode, weighsOtherwise } from '#web/back-office/shipping/rules/pick-list.ts';
import { comboSums, type PartLine } from '#web/back-office/catalogue/products/rules/combo-sums.ts';
import { funnelOf } from '#web/back-office/reports/rules/funnel.ts';
import { previousPeriod } from '#web/back-office/returns/rules/period-before.ts';

// Other fields of a line are not asked for here.
const line = (given: Partial<PackingLine>) =>
  ({
    id: 'l1',
    quantity: 3,
    packed: 0,
    damaged: 0,
    missing: 0,
    codes: [],
    parcel: 1,
    ...given,
  }) as PackingLine;

describe('counting what came back', () => {
  const items = [line({ id: 'l1', parcel: 1 }), line({ id: 'l2', quantity: 2, parcel: 2 })];

  it('begins with all of it good, but for the parcel its carrier has paid for', () => {
    const parcels = [
      { number: 1, stage: 'returned' },
      { number: 2, stage: 'compensated' },
    ] as Parameters<typeof countedAtFirst>[1];
    expect(countedAtFirst(items, parcels)).toEqual([
      { id: 'l1', good: 3, damaged: 0 },
      { id: 'l2', good: 0, damaged: 0 },
    ]);
  });

  it.each([
    ['all good', 3, 0, 0, false],
    ['one damaged', 2, 1, 0, true],
    ['one missing', 2, 0, 1, true],
    ['one of each', 1, 1, 1, true],
    ['more than were sent', 4, 0, 0, false],
  ])('says what is amiss alone: %s', (_, good, damaged, missing, isTold) => {
    const counted = { id: 'l1', good, damaged };
    expect(missingOf({ quantity: 3 }, counted)).toBe(missing);
    expect(countedLossesOf(items, [counted])).toEqual(
      isTold ? [{ id: 'l1', damaged, missing, lots: [] }] : [],
    );
  });

  it('says nothing of a line that is not there any more, and sums all lines up', () => {
    expect(countedLossesOf(items, [{ id: 'gone', good: 0, damaged: 0 }])).toEqual([]);
    expect(foundOf([line({ damaged: 1 }), line({ quantity: 5, missing: 2 })])).toEqual({
      good: 5,
      damaged: 1,
      missing: 2,
    });
  });

  it.each([
    [{ damaged: 1, missing: 0 }, 'damaged'],
    [{ damaged: 1, missing: 3 }, 'damaged'],
    [{ damaged: 0, missing: 0 }, 'damaged'],
    [{ damaged: 0, missing: 3 }, 'lost'],
    [{ damaged: 0, missing: 2 }, 'short'],
  ])('of three pieces with %o is held against the carrier as %s', (lost, kind) => {
    expect(complaintKindOf({ lost, pieces: 3 } as Parameters<typeof complaintKindOf>[0])).toBe(kind);
  });
});

describe('packing', () => {
  it.each([
    [500, 600, false],
    [500, 601, true],
    [500, 399, true],
    [500, 400, false],
    [2000, 2300, false],
    [2000, 2301, true],
    [0, 900, false],
    [500, null, false],
  ])('a parcel of %i g that weighs %s holds another thing: %s', (expected, weighed, isOther) => {
    expect(weighsOtherwise(expected, weighed)).toBe(isOther);
  });

  it('a scanned code is of the line that still lacks pieces, else of the first', () => {
    const codes = ['893A'];
    const full = line({ id: 'full', packed: 3, codes });
    const open = line({ id: 'open', packed: 2, codes });
    const other = line({ id: 'other', codes: ['893B'] });
    expect(lineOfCode([other, full, open], ' 893a ')?.id).toBe('open');
    expect(lineOfCode([open, full], '893A')?.id).toBe('open');
    expect(lineOfCode([full, { ...open, packed: 3 }], '893A')?.id).toBe('full');
    expect(lineOfCode([other], '893A')).toBeUndefined();
  });
});

describe('a counter', () => {
  const till = (id: string) => ({ warehouseId: id, warehouseName: id });
  const [first, second] = [{ id: 'a' }, { id: 'b' }];

  it('sells from the warehouse of the own till opened last, unless another is chosen', () => {
    expect(counterOf(undefined, [till('b'), till('a')], [first, second])).toBe('b');
    expect(counterOf('c', [till('b')], [first])).toBe('c');
    expect(counterOf(undefined, [], [first, second])).toBe('a');
    expect(counterOf(undefined, [], [])).toBeUndefined();
  });

  it('takes money where a till of one’s own is open', () => {
    expect([hasTillAt([till('a'), till('b')], 'b'), hasTillAt([till('a')], 'b')]).toEqual([true, false]);
    expect([hasTillAt([], undefined), hasTillAt([till('a')], undefined)]).toEqual([false, false]);
  });

  it.each([
    [{ card: null, given: 500_000 }, 315_000],
    [{ card: 100_000, given: 85_000 }, 0],
    [{ card: 185_000, given: null }, 0],
    [{ card: null, given: null }, -185_000],
  ])('owes the buyer of 185.000 ₫ who gives %o their change', (paid, change) => {
    expect(changeOf(185_000, paid)).toBe(change);
  });
});

describe('lines of an order that is written', () => {
  const cup = {
    productId: 'p',
    variantId: null,
    name: 'Chén',
    variantName: null,
    code: 'C',
    image: '',
    ground: 0,
    quantity: 1,
  };
  const blue = { ...cup, variantId: 'blue', quantity: 2 };
  const red = { ...cup, variantId: 'red' };

  it('have as many more of what is there as are added, and a line of its own for another variant', () => {
    const lines = withMore(withMore([cup, blue], { ...blue, quantity: 3 }), red);
    expect(wantedOf(lines)).toEqual([
      { productId: 'p', variantId: null, quantity: 1 },
      { productId: 'p', variantId: 'blue', quantity: 5 },
      { productId: 'p', variantId: 'red', quantity: 1 },
    ]);
    const [full] = withMore([{ ...cup, quantity: maxLineQuantity - 1 }], { ...cup, quantity: 2 });
    expect(full?.quantity).toBe(maxLineQuantity);
  });
});

describe('what staff ask about papers', () => {
  const flag = (given: Partial<Flag> = {}): Flag => ({
    paperId: 'a',
    field: 'number',
    reason: 'unclear',
    note: '',
    ...given,
  });
  const flags = [flag(), flag({ paperId: 'b' }), flag({ field: 'dob' })];

  it('is one question for each field of each paper', () => {
    const other = flag({ reason: 'expired' });
    expect(withFlag(flags, other)).toEqual([flags[1], flags[2], other]);
    expect(withoutFlag(flags, 'a', 'number')).toEqual([flags[1], flags[2]]);
    expect(flagOf(flags, 'b', 'number')).toBe(flags[1]);
    expect(flagOf(flags, 'b', 'dob')).toBeUndefined();
  });

  it.each([
    ['unclear', '', true],
    ['other', '', false],
    ['other', '  ', false],
    ['other', 'Mờ', true],
  ] as const)('for the reason %s with the note “%s” is said: %s', (reason, note, said) => {
    expect(isFlagComplete(flag({ reason, note }))).toBe(said);
  });

  it('stands beside what a machine says of that field', () => {
    const checks = [
      { name: 'birth', result: 'wrong', field: 'dob' },
      { name: 'dates', result: 'ok', field: 'expiryDate' },
    ] as const;
    const found = (['dob', 'gender', 'issueDate', 'expiryDate', 'number', 'issuePlace'] as const).map(
      (field) => checkFor([...checks], field)?.name,
    );
    expect(found).toEqual(['birth', 'birth', 'dates', 'dates', undefined, undefined]);
  });
});

describe('days', () => {
  it('are counted from today on, and below nought once past', () => {
    expect(['2026-11-27', '2026-11-28', '2026-12-01'].map((day) => daysBetween('2026-11-28', day))).toEqual([
      -1, 0, 3,
    ]);
  });

  it('of a period include its first and its last, and as many go right before it', () => {
    expect(daysFrom({ from: '2026-11-30', to: '2026-12-01' })).toEqual(['2026-11-30', '2026-12-01']);
    expect(daysFrom({ from: '2026-11-30', to: '2026-11-30' })).toEqual(['2026-11-30']);
    expect(previousPeriod({ from: '2026-12-01', to: '2026-12-03' })).toEqual({
      from: '2026-11-28',
      to: '2026-11-30',
    });
    expect(previousPeriod({ from: '2026-12-01', to: '2026-12-01' })).toEqual({
      from: '2026-11-30',
      to: '2026-11-30',
    });
  });
});

it.each([
  ['half done after ten minutes', {}, 10],
  ['just enough rows to tell', { done: 100, total: 200 }, 10],
  ['one row fewer', { done: 99, total: 200 }, undefined],
  ['all rows done', { done: 400, total: 400 }, undefined],
  ['nobody knows how many', { total: null }, undefined],
  ['not running', { status: 'queued' }, undefined],
  ['nearly done', { done: 395, total: 400 }, 0],
])('a job that is %s takes so many minutes more', (_, given, expected) => {
  const job = {
    status: 'running',
    createdAt: '2026-11-28T08:00:00.000Z',
    updatedAt: '2026-11-28T08:10:00.000Z',
    done: 200,
    total: 400,
    ...given,
  };
  // Other fields of a job are not asked for here.
  expect(minutesLeft(job as Parameters<typeof minutesLeft>[0])).toBe(expected);
});

it('a step of the funnel has a share of the step before, where it is a part of it', () => {
  const none = { visit: 0, product: 0, cart: 0, checkout: 0, ordered: 0, paid: 0 };
  const days = [
    { ...none, visit: 150, product: 50, cart: 10, ordered: 5 },
    { ...none, visit: 50, product: 50, cart: 5, ordered: 5, paid: 10 },
  ];
  const funnel = funnelOf({ days, before: { ...none, visit: 7 } } as unknown as Parameters<
    typeof funnelOf
  >[0]);
  expect(funnel.map(({ name, count, share }) => [name, count, share])).toEqual([
    ['visit', 200, undefined],
    ['product', 100, 50],
    ['cart', 15, 15],
    ['checkout', 0, 0],
    // Nobody came to the step before: orders at the counter come from no browser.
    ['ordered', 10, undefined],
    ['paid', 10, 100],
  ]);
  expect(funnel.map(({ ofFirst }) => ofFirst)).toEqual([100, 50, 7.5, 0, 5, 5]);
  expect(funnel[0]?.before).toBe(7);
});

describe('a combo', () => {
  const product = {
    name: 'Chén',
    type: 'product',
    isActive: true,
    price: 100,
    taxRateDirect: 10,
    variants: [],
    available: 7,
  };
  // Only these fields are asked for.
  const part = (given: object = {}, quantity: number | null = 2, variantId: string | null = null) =>
    ({ quantity, variantId, product: { ...product, ...given } }) as unknown as PartLine;

  it.each<[string, PartLine[], { apart: number; stopped: string[]; sellable: number | undefined }]>([
    ['of one part', [part()], { apart: 220, stopped: [], sellable: 3 }],
    [
      'of two, of which one is scarcer',
      [part(), part({ available: 2 }, 1)],
      { apart: 330, stopped: [], sellable: 2 },
    ],
    [
      'with a service',
      [part(), part({ type: 'service', available: 0 }, 1)],
      { apart: 330, stopped: [], sellable: 3 },
    ],
    ['of services alone', [part({ type: 'service' }, 1)], { apart: 110, stopped: [], sellable: undefined }],
    [
      'with one that is not sold',
      [part(), part({ isActive: false, name: 'Ấm' }, 1)],
      { apart: 330, stopped: ['Ấm'], sellable: 0 },
    ],
    ['whose number is not written yet', [part({}, null)], { apart: 0, stopped: [], sellable: 7 }],
    [
      'whose part is not known',
      [{ quantity: 2, variantId: null, product: undefined }],
      { apart: 0, stopped: [], sellable: undefined },
    ],
    [
      'of a variant',
      [
        part(
          {
            variants: [
              { id: 'v', additionalPrice: 50, stock: 4 },
              { id: 'w', additionalPrice: 0, stock: 9 },
            ],
          },
          2,
          'v',
        ),
      ],
      { apart: 330, stopped: [], sellable: 2 },
    ],
    [
      'of a variant that is gone',
      [part({ variants: [{ id: 'w', additionalPrice: 0, stock: 9 }] }, 2, 'v')],
      { apart: 220, stopped: [], sellable: 0 },
    ],
  ])('%s costs and makes so much', (_, lines, expected) => {
    expect(comboSums(lines)).toEqual(expected);
  });
});
