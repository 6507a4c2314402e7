import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { lotsOfPart } from '#shared/inventory/lot-rules.ts';
import { openOf, type ShortageCause } from '#shared/inventory/transfer-choices.ts';
import type { receiveTransfer as contract, Transfer } from '#shared/inventory/transfers.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { moveStock, type StockMove } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { afterArrival, causeOf, changeTransfer, requireVersion } from './move-transfer.ts';
import { lotsIn, pricedAs, shelfIn, type StoredLine, type StoredTransfer } from './transfer-record.ts';

type Receipt = BodyOf<typeof contract> & { id: string; userId: string };
type ReceiptLine = Receipt['lines'][number];

/** Result of one line as reported on receipt: pieces that arrived, and pieces that never will. */
type Arrival = { line: StoredLine; arrived: number; missing: number; cause: ShortageCause | undefined };

const isSame = (line: StoredLine, said: ReceiptLine): boolean =>
  line.productId === said.productId && line.variantId === said.variantId;

function chunkArrival(line: StoredLine, said: ReceiptLine | undefined): Arrival {
  const { received: arrived, rest } = said ?? { received: 0, rest: 'later' as const };
  const open = openOf(line);
  if (arrived > open) {
    const { productName: product } = line;
    throw new AppError('TRANSFER_TOO_MANY', { params: { open, product } });
  }
  const cause = rest === 'later' ? undefined : rest;
  return { line, arrived, missing: cause ? open - arrived : 0, cause };
}

const afterwards = (
  { line, arrived, missing, cause }: Arrival,
  by: { by: string; at: string },
): StoredLine => ({
  ...line,
  received: line.received + arrived,
  shortages: cause && missing > 0 ? [...line.shortages, { quantity: missing, cause, ...by }] : line.shortages,
});

/** Movement at the destination: neither arrived nor lost pieces are on their way any more. */
const arriving = ({ to }: StoredTransfer, { line, arrived, missing }: Arrival): StockMove => ({
  ...shelfIn(to.id, line),
  onHand: arrived,
  onOrder: -(arrived + missing),
  ...(arrived > 0 && pricedAs(line)),
  ...lotsIn(lotsOfPart(line, { from: line.quantity - openOf(line), count: arrived })),
});

/** Movement at the origin: pieces that were never sent are back on their shelf. */
const returning = ({ from }: StoredTransfer, { line, arrived, missing }: Arrival): StockMove => ({
  ...shelfIn(from.id, line),
  onHand: missing,
  ...pricedAs(line),
  ...lotsIn(lotsOfPart(line, { from: line.quantity - openOf(line) + arrived, count: missing })),
});

/** Books the pieces that arrived, and why others did not; the rest is still on its way. */
export function receiveTransfer(context: Context, { id, userId, ...body }: Receipt): Promise<Transfer> {
  const { lines: said, version, clientRequestId: requestKey } = body;
  return changeTransfer(context, {
    id,
    request: { who: userId, what: 'inventory/receive-transfer', requestKey, asked: { id, said } },
    decide: async ({ head, lines }) => {
      if (head.status !== 'sent') throw new AppError('TRANSFER_CLOSED');
      requireVersion(head, version);
      const at = context.now().toISOString();
      if (said.some((one) => !lines.some((line) => isSame(line, one))))
        throw new AppError('PRODUCT_NOT_FOUND');
      const arrivals = lines.map((line) =>
        chunkArrival(
          line,
          said.find((one) => isSame(line, one)),
        ),
      );
      const moved = arrivals.filter(({ arrived, missing }) => arrived + missing > 0);
      const back = moved.filter(({ cause, missing }) => cause === 'not-sent' && missing > 0);
      return {
        ...afterArrival(
          arrivals.map((arrival) => afterwards(arrival, { by: userId, at })),
          { userId, at },
        ),
        moves: [
          ...(await moveStock(
            context,
            moved.map((arrival) => arriving(head, arrival)),
            causeOf(head, 'transfer-received'),
          )),
          ...(await moveStock(
            context,
            back.map((arrival) => returning(head, arrival)),
            causeOf(head, 'transfer-returned'),
          )),
        ],
      };
    },
  });
}
