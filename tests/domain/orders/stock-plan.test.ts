import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableOn, planStock, type Shelf } from '#functions/domain/orders/placing/stock-plan.ts';

const leftOf = (shelves: readonly Shelf[], warehouseId?: string): number =>
  shelves
    .filter((shelf) => !warehouseId || shelf.warehouseId === warehouseId)
    .reduce((sum, shelf) => sum + availableOn(shelf), 0);

const provinces: Record<string, string> = {
  'can-tho': 'Cần Thơ',
  'da-nang': 'Đà Nẵng',
  'ha-noi': 'Hà Nội',
  'hai-phong': 'Hải Phòng',
};
const shelf = (warehouseId: string, onHand: number, reserved = 0): Shelf => ({
  variantId: '-',
  warehouseId,
  warehouseName: warehouseId,
  province: provinces[warehouseId] ?? '',
  onHand,
  reserved,
});
const line = (productId: string, quantity: number, ...shelves: Shelf[]) => ({ productId, quantity, shelves });
const said = (takings: ReturnType<typeof planStock>) =>
  takings?.map(({ productId, warehouseId, quantity }) => `${productId} ${warehouseId} ${quantity}`);

describe('from where an order leaves', () => {
  const everywhere = [shelf('can-tho', 9), shelf('da-nang', 9), shelf('ha-noi', 9)];
  it.each([
    ['the same province', 'Thành phố Hà Nội', 'ha-noi'],
    ['the same part of the country', 'Tỉnh Ninh Bình', 'ha-noi'],
    ['the next part of the country', 'Tỉnh Nghệ An', 'da-nang'],
    ['the south', 'Tỉnh Cà Mau', 'can-tho'],
  ])('the nearest that has it: %s', (_, province, from) => {
    expect(said(planStock([line('p', 3, ...everywhere)], province))).toEqual([`p ${from} 3`]);
  });

  it.each([
    [
      'one that has every line, though another is nearer to most of it',
      [
        line('p', 1, shelf('ha-noi', 5), shelf('can-tho', 5)),
        line('q', 1, shelf('ha-noi', 5), shelf('can-tho', 5)),
        line('r', 1, shelf('can-tho', 5)),
      ],
      ['p can-tho 1', 'q can-tho 1', 'r can-tho 1'],
    ],
    [
      'two where no one has all, the nearest of those',
      [line('p', 1, shelf('ha-noi', 5), shelf('da-nang', 5)), line('q', 1, shelf('hai-phong', 5))],
      ['p ha-noi 1', 'q hai-phong 1'],
    ],
    [
      'no second parcel for a line that the first can fill',
      [line('p', 1, shelf('hai-phong', 5), shelf('ha-noi', 5)), line('q', 1, shelf('hai-phong', 5))],
      ['p hai-phong 1', 'q hai-phong 1'],
    ],
    [
      'several when one has not enough of it, the nearest first',
      [line('p', 6, shelf('can-tho', 4), shelf('ha-noi', 3))],
      ['p ha-noi 3', 'p can-tho 3'],
    ],
    [
      'nothing of a shelf that other lines need alone',
      [
        line('p', 3, shelf('ha-noi', 2), shelf('hai-phong', 1), shelf('da-nang', 1)),
        line('q', 1, shelf('da-nang', 5)),
        line('r', 1, shelf('hai-phong', 5)),
      ],
      ['p ha-noi 2', 'p hai-phong 1', 'q da-nang 1', 'r hai-phong 1'],
    ],
    ['never what is reserved', [line('p', 3, shelf('ha-noi', 5, 3), shelf('can-tho', 3))], ['p can-tho 3']],
    ['nowhere when all have not enough', [line('p', 8, shelf('can-tho', 4), shelf('ha-noi', 3))], undefined],
    ['nowhere when more is reserved than there is', [line('p', 1, shelf('ha-noi', 1, 2))], undefined],
    [
      'a shelf that two lines share, once',
      [line('p', 2, shelf('ha-noi', 5)), line('p', 3, shelf('ha-noi', 5))],
      ['p ha-noi 5'],
    ],
    [
      'nowhere when two lines share a shelf that has enough for each alone',
      [line('p', 3, shelf('ha-noi', 5)), line('p', 3, shelf('ha-noi', 5))],
      undefined,
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(said(planStock(lines, 'Hà Nội'))).toEqual(expected);
  });

  it.each([
    [8, ['p w8 1', 'q w8 1']],
    [9, ['p w1 1', 'q w9 1']],
  ])('the fewest are looked for among the eight nearest: the last of %i has all', (count, expected) => {
    const named = Array.from({ length: count }, (_, nth) => `w${nth + 1}`);
    const p = line('p', 1, ...named.map((id) => shelf(id, 5)));
    const q = line('q', 1, shelf(`w${count}`, 5));
    expect(said(planStock([p, q], 'Hà Nội'))).toEqual(expected);
  });

  it('is one that has all of it, behind any number of nearer ones that have none', () => {
    const empty = Array.from({ length: 9 }, (_, nth) => ({ ...shelf(`a-${nth}`, 0), province: 'Hà Nội' }));
    const shelves = [...empty, shelf('hai-phong', 2), shelf('da-nang', 2), shelf('can-tho', 4)];
    expect(said(planStock([line('p', 4, ...shelves)], 'Hà Nội'))).toEqual(['p can-tho 4']);
    expect(said(planStock([line('p', 5, ...shelves)], 'Hà Nội'))).toEqual(['p hai-phong 2', 'p can-tho 3']);
  });

  it('is the same plan in whatever order shelves were read', () => {
    const lines = [line('p', 2, ...everywhere)];
    const turned = [line('p', 2, ...everywhere.toReversed())];
    expect(said(planStock(turned, ''))).toEqual(said(planStock(lines, '')));
  });
});

const warehouseIds = Object.keys(provinces);
const anyShelves = fc.uniqueArray(
  fc
    .record({ id: fc.constantFrom(...warehouseIds), onHand: fc.nat(20), reserved: fc.nat(20) })
    .map(({ id, onHand, reserved }) => shelf(id, onHand, reserved)),
  { selector: ({ warehouseId }) => warehouseId },
);
const anyLines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 25 }), shelves: anyShelves }), { maxLength: 5 })
  .map((lines) => lines.map((one, place) => ({ ...one, productId: `p${place}` })));

describe('whatever is asked for', () => {
  it('takes exactly that, never more than a shelf has, and finds a way whenever there is one', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const plan = planStock(lines, 'Hà Nội');
        expect(plan !== undefined).toBe(lines.every(({ shelves, quantity }) => leftOf(shelves) >= quantity));
        for (const { productId, quantity, shelves } of plan ? lines : []) {
          const own = plan?.filter((taking) => taking.productId === productId) ?? [];
          expect(own.reduce((sum, taking) => sum + taking.quantity, 0)).toBe(quantity);
          for (const taking of own)
            expect(taking.quantity).toBeLessThanOrEqual(leftOf(shelves, taking.warehouseId));
        }
      }),
    );
  });

  it('never in more parcels than any choice of warehouses needs', () => {
    const choices = [...Array(2 ** warehouseIds.length).keys()].map((bits) =>
      warehouseIds.filter((__, place) => (bits >> place) & 1),
    );
    fc.assert(
      fc.property(anyLines, (lines) => {
        const plan = planStock(lines, 'Hà Nội');
        if (!plan) return;
        const parcels = new Set(plan.map(({ warehouseId }) => warehouseId)).size;
        const enough = choices.filter((chosen) =>
          lines.every(
            ({ shelves, quantity }) =>
              leftOf(shelves.filter(({ warehouseId }) => chosen.includes(warehouseId))) >= quantity,
          ),
        );
        expect(parcels).toBe(Math.min(...enough.map((chosen) => chosen.length)));
      }),
    );
  });
});
