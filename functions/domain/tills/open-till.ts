import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { openTill as contract } from '#shared/tills/tills.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { listOpen } from './take-into-till.ts';
import { newTill, type tillConflict, tillRecord } from './till-record.ts';

type OpeningInput = BodyOf<typeof contract> & { userId: string };
type OpenPlan = { id: string; writes: Operation<typeof tillConflict>[] };

async function open(
  context: Context,
  { userId, warehouseId, float }: OpeningInput,
): Promise<OpenPlan | typeof again> {
  const { table, now } = context;
  const there = (await listOpen(table, userId)).find((one) => one.warehouseId === warehouseId);
  if (there) {
    const till = await tillRecord.find(table, { id: there.tillId });
    // The till was closed during the lookup.
    if (till?.status !== 'open') return again;
    if (till.openedBy === 'person') throw new AppError('TILL_OPEN');
    // The till opened when its owner took cash, so the initial amount is entered once, now.
    return { id: till.id, writes: tillRecord.replace(till, { openedBy: 'person', float }).writes };
  }
  const [warehouse, members] = await Promise.all([
    findWarehouse(table, warehouseId),
    findMembers(table, [userId]),
  ]);
  if (!warehouse) throw new AppError('UNKNOWN_WAREHOUSE');
  const personName = members.get(userId)?.fullName ?? '';
  const { name: warehouseName } = warehouse;
  const to = { userId, personName, warehouseId, warehouseName, openedBy: 'person' as const, float };
  const { till, writes } = newTill(to, now());
  return { id: till.id, writes };
}

/** Opens a person's till at a warehouse with the counted initial amount. A repeated request opens only one. */
export async function openTill(context: Context, asked: OpeningInput): Promise<{ id: string }> {
  const { table } = context;
  const { userId, clientRequestId: requestKey, ...said } = asked;
  const request = { who: userId, what: 'tills/open-till', requestKey, asked: said };
  const work = () =>
    retry(async () => {
      const opened = await open(context, asked);
      if (opened === again) return again;
      const { id, writes } = opened;
      const refusal = await table.write<typeof repeated | typeof tillConflict>([
        ...claimRequest(request, id),
        ...writes,
      ]);
      if (refusal === undefined) return { id };
      return refusal === repeated ? repeated : again;
    });
  return answeredOnce<{ id: string }>(table, request, { before: (id) => ({ id }), work });
}
