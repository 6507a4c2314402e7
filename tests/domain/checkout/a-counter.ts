import { vi } from 'vitest';
import { sellAtCounter as contract } from '#shared/orders/staff-place-order.contract.ts';
import { sellAtCounter } from '#functions/domain/checkout/sell-at-counter.ts';
import { saleInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { newTill, StoredTill, tillRecord } from '#functions/domain/tills/till-record.ts';
import { closeTill } from '#functions/domain/tills/work-on-till.ts';
import { log } from '#functions/platform/log.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aComboShop } from '../support/combo-shop.ts';

/** The settings of payments, which every order reads. */
export function stubPayments(): void {
  stubSettings();
  for (const [name, value] of Object.entries({
    PUBLIC_ORIGIN: 'https://cholang.test',
    BANK_NAME: 'Ngân hàng',
    BANK_BIN: '970436',
    BANK_HOLDER: 'CHO LANG',
    VNPAY_TMN_CODE: 'T',
    VNPAY_PAY_URL: 'https://pay.test',
    PAYMENTS_SIMULATED: 'yes',
  }))
    vi.stubEnv(name, value);
  vi.spyOn(log, 'info').mockReturnValue();
}

export const lan = { userId: 'lan', role: 'collaborator' } as const;

/** A shop with twenty of tea at 100.000 ₫, and Lan at its counter. */
export async function aCounter() {
  stubPayments();
  const shop = await aComboShop();
  const tea = await shop.make('Trà', {}, [20, 5]);
  const contextAt = (table: Table = shop.table) => ({ ...shop.context, table });
  const as = <T>(work: () => Promise<T>) =>
    withOrigin({ who: { id: 'lan', role: 'collaborator' }, way: 'form' }, work);
  async function aTill({ id, name } = warehouse): Promise<string> {
    const of = { userId: 'lan', personName: 'Lan', warehouseId: id, warehouseName: name };
    const { till, writes } = newTill({ ...of, openedBy: 'person', float: 500_000 }, new Date());
    await shop.table.write(writes);
    return till.id;
  }
  const lines = (quantity: number) => [{ productId: tea.id, variantId: null, quantity }];
  const asked = (given: object = {}) =>
    contract.body.parse({
      lines: lines(2),
      warehouseId: warehouse.id,
      expectedTotal: 200_000,
      given: 200_000,
      clientRequestId: 'ban-1234-5678',
      ...given,
    });
  const sell = (given: object = {}, table?: Table) =>
    as(() => {
      const said = asked(given);
      const input = saleInput(lan, { asked: said, language: 'vi' });
      return sellAtCounter(contextAt(table), {
        ...input,
        card: said.card,
        given: said.given,
        userId: 'lan',
        sourceIp: '::1',
      });
    });
  const close = (id: string, expected: number) => {
    const counted = { expected, counted: [], loose: expected, reason: '' };
    return closeTill(shop.context, { id, userId: 'lan', seesAll: false, ...counted });
  };
  const till = async (id: string) => StoredTill.parse(await tillRecord.find(shop.table, { id }));
  const shelf = async () => {
    const stock = (await shop.record(tea.id))?.stocks.find(({ warehouseId }) => warehouseId === warehouse.id);
    return [stock?.onHand, stock?.reserved];
  };
  const of = (entity: string) => shop.rows().filter((row) => row['entity'] === entity);
  return { ...shop, contextAt, as, aTill, close, sell, till, shelf, of, lines };
}

export type Counter = Awaited<ReturnType<typeof aCounter>>;
