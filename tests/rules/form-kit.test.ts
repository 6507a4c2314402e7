import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const components = filesIn('web').filter(({ path }) => !path.startsWith('web/ui/showcase/'));
const pathsWith = (pattern: RegExp) =>
  components
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** One box and its button, or filters that stand in the address: their number may only fall. */
const drawnByHand = [
  'web/back-office/customers/components/customer-labels.tsx',
  'web/features/accounts/components/own/proof-dialog.tsx',
  'web/features/catalogue/listing/components/filters/price-filter.tsx',
  'web/features/catalogue/makers/components/business-filters.tsx',
  'web/features/catalogue/search/components/search-box.tsx',
  'web/features/identity/components/phone-card.tsx',
  'web/features/orders/components/forgotten-code.tsx',
  'web/features/orders/components/guest-lookup.tsx',
  'web/features/orders/components/invoice-dialog.tsx',
  'web/features/referrals/components/name-referrer.tsx',
  'web/features/vouchers/components/voucher-code-form.tsx',
  'web/ui/form/contract-form.tsx',
  'web/ui/overlays/alert-question.tsx',
];

/** What a form says and when it is sent is decided by the kit, whose faces are walked through in tests/web/faces. */
describe('forms', () => {
  it('are made by the kit: its element', () => {
    expect(pathsWith(/<form\b/)).toEqual(drawnByHand);
  });

  it('are made by the kit: what checks and sends them', () => {
    expect(pathsWith(/\buseForm\b[^'\n]*from 'react-hook-form'|\bnew FormData\(/)).toEqual([
      'web/platform/forms/use-contract-form.ts',
    ]);
  });
});
