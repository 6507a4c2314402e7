import { expect, it } from 'vitest';
import { referenceText } from '#web/back-office/payments/rules/reference-text.ts';

it.each([
  ['bank:0011002233445:FT26325739118:1340000', 'FT26325739118'],
  ['bank:0011002233445:FT26325739118', 'FT26325739118'],
  ['bank:id:48211734', '#48211734'],
  ['vnpay:14422574', '14422574'],
  ['stripe:pi_3Q', 'pi_3Q'],
  ['FT1', 'FT1'],
])('money known as %s is shown as %s', (transaction, shown) => {
  expect(referenceText(transaction)).toBe(shown);
});
