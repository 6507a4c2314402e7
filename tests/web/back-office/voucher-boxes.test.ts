import { expect, it } from 'vitest';
import { blankBoxes, instantOf } from '#web/back-office/vouchers/rules/voucher-boxes.ts';

it('a new voucher is offered from the minute its form was opened, for thirty days', () => {
  const { validFrom, validTo } = blankBoxes(new Date('2026-11-27T18:58:43.210Z'));
  expect([validFrom, validTo]).toEqual(['2026-11-28T01:58', '2026-12-28T01:58']);
  expect(instantOf(validFrom)).toBe('2026-11-27T18:58:00.000Z');
});
