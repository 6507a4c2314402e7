import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type {
  requestTransfer as requestContract,
  Transfer,
  TransferDraft,
  updateTransfer as updateContract,
} from '#shared/inventory/transfers.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { describeGoods } from '../stock/describe-goods.ts';
import { newPaperCode } from '#functions/domain/catalogue/warehouses/paper-code.ts';
import { placesOf } from '#functions/domain/catalogue/warehouses/places.ts';
import { getTransfer, requireTransfer } from './read-transfers.ts';
import { putLines, type StoredLine, tallyOf, transferRecord } from './transfer-record.ts';

/** Describes the requested goods with today's names of warehouses and products. */
async function describe(context: Context, { fromId, toId, note, lines: asked }: TransferDraft) {
  const [places, goods] = await Promise.all([
    placesOf(context, [{ warehouseId: fromId }, { warehouseId: toId }]),
    describeGoods(context, asked),
  ]);
  const [from, to] = places.map(({ id, name }) => ({ id, name }));
  if (!from || !to) throw new AppError('UNKNOWN_WAREHOUSE');
  const lines: StoredLine[] = goods.map((one, place) => ({
    ...one,
    quantity: asked[place]?.quantity ?? 0,
    received: 0,
    shortages: [],
    cost: 0,
    lots: [],
  }));
  return { said: { from, to, note, ...tallyOf(lines) }, lines };
}

type TransferToBe = BodyOf<typeof requestContract> & { userId: string };

/** Requests a transfer; a repeated request creates it once. */
export async function requestTransfer(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: TransferToBe,
): Promise<Transfer> {
  const { said, lines } = await describe(context, draft);
  const at = context.now();
  const head = {
    ...said,
    id: newId(at.getTime()),
    code: newPaperCode('CK', at),
    status: 'requested' as const,
    createdAt: at.toISOString(),
    createdBy: userId,
    sentAt: null,
    sentBy: null,
    closedAt: null,
    closedBy: null,
    version: 1,
  };
  const request = { who: userId, what: 'inventory/request-transfer', requestKey, asked: draft };
  const writes = [...transferRecord.make(head), putLines(head.id, lines)];
  const made = await onceOrThrow(context.table, request, { result: head.id, writes });
  return getTransfer(context, made);
}

type Change = BodyOf<typeof updateContract> & { id: string };

/** Changes a requested transfer before it is sent. */
export async function updateTransfer(context: Context, { id, version, ...draft }: Change): Promise<Transfer> {
  const { head } = await requireTransfer(context, id);
  if (head.status !== 'requested') throw new AppError('TRANSFER_CLOSED');
  if (head.version !== version) throw new AppError('STALE_STATE');
  const { said, lines } = await describe(context, draft);
  const { writes } = transferRecord.replace(head, said);
  if (await context.table.write([...writes, putLines(id, lines)])) throw new AppError('STALE_STATE');
  return getTransfer(context, id);
}
