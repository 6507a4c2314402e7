import { describe, expect, it } from 'vitest';
import type { OfferedVoucher } from '#shared/vouchers/member-vouchers.contract.ts';
import {
  afterPress,
  canChoose,
  isSameChoice,
  savingsOf,
  sectionsOf,
} from '#web/features/vouchers/rules/voucher-choice.ts';

const template = {
  code: 'CODE',
  category: 'system_voucher',
  type: 'discount_amount',
  minOrderAmount: 0,
  maxOrderAmount: null,
  discountPercentage: 0,
  maxDiscountAmount: null,
  discountAmount: 20_000,
  freeShippingAmount: 0,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2026-12-31T00:00:00.000Z',
  isCategoryLimited: false,
  isProductLimited: false,
  limitedTo: [],
  pointsPrice: null,
  perPerson: 1,
  isPaused: false,
  isUsedUp: false,
} satisfies Partial<OfferedVoucher>;

const voucher = (id: string, given: Partial<OfferedVoucher> = {}): OfferedVoucher => ({
  ...template,
  id,
  status: 'unused',
  receivedAt: template.validFrom,
  usedAt: null,
  orderId: null,
  orderCode: null,
  voucherTemplate: { ...template, id: 'campaign', name: 'Giảm', description: '' },
  usable: true,
  savings: 20_000,
  eligibleAmount: null,
  refusal: null,
  ...given,
});
const points = (id: string) => voucher(id, { category: 'points_voucher' });

const [pointsA, pointsB, systemA, systemB] = [points('pa'), points('pb'), voucher('sa'), voucher('sb')];

describe('pressing a card', () => {
  type Case = [what: string, chosen: OfferedVoucher[], pressed: OfferedVoucher, after: string[]];
  it.each<Case>([
    ['chooses it', [], pointsA, ['pa']],
    ['lets go of what was chosen', [pointsA, systemA], pointsA, ['sa']],
    ['takes the other kind along', [systemA], pointsA, ['sa', 'pa']],
    ['replaces points by points', [pointsA], pointsB, ['pb']],
    ['does not replace a system voucher', [systemA], systemB, ['sa']],
    ['does nothing once the order has two', [pointsA, systemA], pointsB, ['pa', 'sa']],
  ])('%s', (_, chosen, pressed, after) => {
    expect(afterPress(pressed, chosen)).toEqual(after);
  });

  it('is open to what can be chosen, and to what is chosen', () => {
    const open = (chosen: OfferedVoucher[]) =>
      [pointsA, pointsB, systemA, systemB].filter((one) => canChoose(one, chosen)).map(({ id }) => id);
    expect(open([])).toEqual(['pa', 'pb', 'sa', 'sb']);
    expect(open([pointsA])).toEqual(['pa', 'pb', 'sa', 'sb']);
    expect(open([systemA])).toEqual(['pa', 'pb', 'sa']);
    expect(open([pointsA, systemA])).toEqual(['pa', 'sa']);
  });
});

describe('a choice', () => {
  it('is the same in any order', () => {
    expect(isSameChoice([], [])).toBe(true);
    expect(isSameChoice(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(isSameChoice(['a'], ['a', 'b'])).toBe(false);
    expect(isSameChoice(['a'], ['b'])).toBe(false);
  });

  it('saves what its vouchers take off together, never more than there is', () => {
    const basket = { orderAmount: 30_000, shippingFee: 15_000 };
    expect(savingsOf([], basket)).toBe(0);
    expect(savingsOf([systemA], basket)).toBe(20_000);
    expect(savingsOf([systemA, pointsA], basket)).toBe(30_000);
    const ship = voucher('ship', { type: 'free_shipping', discountAmount: 0, freeShippingAmount: 50_000 });
    expect(savingsOf([pointsA, ship], basket)).toBe(35_000);
  });

  it('counts only the goods a voucher is for, and nothing of one that does not fit', () => {
    const basket = { orderAmount: 200_000, shippingFee: 0 };
    const half = voucher('half', {
      type: 'discount_percentage',
      discountPercentage: 50,
      eligibleAmount: 60_000,
    });
    expect(savingsOf([half], basket)).toBe(30_000);
    expect(savingsOf([voucher('x', { usable: false })], basket)).toBe(0);
  });
});

it('sorts by kind, and counts what was applied as fitting', () => {
  const unfit = voucher('u', { usable: false });
  const applied = voucher('was', { usable: false });
  const sections = sectionsOf([pointsA, systemA, unfit, applied], ['was']);
  expect(sections.points).toEqual([pointsA]);
  expect(sections.system).toEqual([systemA, applied]);
  expect(sections.unfit).toEqual([unfit]);
});
