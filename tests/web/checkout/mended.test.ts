import { expect, it } from 'vitest';
import { emptyDraft } from '#web/features/checkout/rules/draft.ts';
import { isRefusalResolved } from '#web/features/checkout/rules/refusal-resolved.ts';

const wish = { draft: { ...emptyDraft, voucherIds: ['v1'] }, goods: {} };
const dropped = { draft: { ...emptyDraft, voucherIds: [] }, goods: {} };
const none = { found: 0, left: 0 };

it.each([
  ['the voucher that did not fit was dropped', { sent: wish, wish: dropped, obstacles: none }, true],
  ['the same is asked for', { sent: wish, wish, obstacles: none }, false],
  ['nothing was sent by this page', { sent: undefined, wish, obstacles: none }, false],
  ['goods are still out', { sent: wish, wish, obstacles: { found: 2, left: 1 } }, false],
  ['no goods are out any more', { sent: wish, wish, obstacles: { found: 2, left: 0 } }, true],
])('the reason of a refusal: %s', (_, refusal, expected) => {
  expect(isRefusalResolved(refusal)).toBe(expected);
});
