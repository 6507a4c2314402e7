import type { Role } from '#shared/contract/access.ts';
import { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { openTill } from '#functions/domain/tills/open-till.ts';
import { payOutOfTill, takeIntoTill, type TillMoney } from '#functions/domain/tills/take-into-till.ts';
import { newTill, tillRecord } from '#functions/domain/tills/till-record.ts';
import { closeTill, moveCash } from '#functions/domain/tills/work-on-till.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

export const [morning, noon] = [Date.parse('2026-11-23T01:00:00Z'), Date.parse('2026-11-23T05:00:00Z')];

/** Two warehouses, and Lan who works at their counters. */
export function counters() {
  const { table, put, rows } = memoryTable();
  const clock = { at: morning };
  const at = (other: Table = table) => contextOf(other, () => new Date((clock.at += 1000)));
  put(
    ['wh_a', 'wh_b'].map((id) =>
      warehouseRecord.item(StaffWarehouse.parse({ ...warehouseDraft, id, code: id, name: id, version: 1 })),
    ),
  );
  const money = (given: Partial<TillMoney> = {}): TillMoney => ({
    line: 'sales',
    amount: 100_000,
    warehouseId: 'wh_a',
    warehouseName: 'Kho A',
    isThere: true,
    orderId: 'o1',
    orderCode: 'CL1',
    ...given,
  });
  const as = <T>(work: () => Promise<T>, id = 'lan', role: Role = 'admin') =>
    withOrigin({ who: { id, role }, way: 'form' }, work);
  const take = async (given: Partial<TillMoney> = {}, other: Table = table) =>
    as(async () => other.write(await takeIntoTill(at(other), money(given))));
  const payOut = async (tillId: string | undefined, amount: number, other: Table = table) => {
    const { line: _, ...of } = money({ amount });
    const { writes } = await payOutOfTill(at(other), tillId, { ...of, line: 'refunds', refundId: 'r1' });
    return other.write(writes);
  };
  /** A till of the time when tills opened by themselves, with what was taken then. */
  const openedItself = async (cash: number) => {
    const of = { userId: 'lan', personName: 'Lan', warehouseId: 'wh_a', warehouseName: 'wh_a' };
    const { till, writes } = newTill({ ...of, openedBy: 'itself', float: 0 }, at().now());
    await table.write(writes);
    await take({ amount: cash });
    return till.id;
  };
  const read = async (id: string) => {
    const till = await tillRecord.find(table, { id });
    if (!till) throw new Error(`There is no till ${id}`);
    return till;
  };

  return {
    table,
    put,
    rows,
    clock,
    at,
    as,
    money,
    take,
    payOut,
    openedItself,
    read,
    open: (warehouseId = 'wh_a', float = 0, other: Table = table, clientRequestId = crypto.randomUUID()) =>
      openTill(at(other), { userId: 'lan', warehouseId, float, clientRequestId }),
    move: (id: string, line: 'topUps' | 'handovers' | 'expenses', amount: number, other: Table = table) =>
      moveCash(at(other), { id, userId: 'lan', line, amount, note: 'Lý do' }),
    close: (
      id: string,
      expected: number,
      { other = table, userId = 'lan', seesAll = false, clientRequestId = crypto.randomUUID() } = {},
    ) =>
      closeTill(at(other), {
        id,
        expected,
        counted: [{ value: 1000, pieces: 0 }],
        loose: expected,
        reason: '',
        userId,
        seesAll,
        clientRequestId,
      }),
    entries: () => rows().filter(({ entity }) => entity === 'till-entry'),
  };
}
