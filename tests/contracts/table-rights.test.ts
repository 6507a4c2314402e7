import { expect, it } from 'vitest';
import { areas } from '#infra/areas/index.ts';

/** On this machine every function may do everything; on AWS one that may only read fails at its first write. */
const routes = areas.flatMap(({ routes = [] }) => routes);
const mayWrite = ({ rights }: (typeof routes)[number]): boolean => rights.table === 'write';
const namesOf = (some: typeof routes): string[] => some.map(({ contract }) => contract.name).sort();

it('whatever changes something may write, but for what only asks in a body', () => {
  const asking = [
    'cart/validate-guest-transfer',
    'orders/preview-edit',
    'orders/preview-merge',
    'orders/preview-reorder',
    'orders/quote-counter-order',
    'purchasing/match-goods',
    'returns/quote-exchange',
    'vouchers/preview-voucher',
  ];
  const changing = routes.filter(({ contract }) => contract.method !== 'GET');
  expect(changing.length).toBeGreaterThan(80);
  expect(namesOf(changing.filter((one) => !mayWrite(one)))).toEqual(asking);
});

it('whatever only reads may not write, but for counting its limit', () => {
  // VNPay reports what was paid by asking for an address.
  const writing = ['payments/receive-vnpay-notice'];
  const reading = routes.filter(({ contract }) => contract.method === 'GET' && !contract.limit);
  expect(namesOf(reading.filter(mayWrite))).toEqual(writing);
});
