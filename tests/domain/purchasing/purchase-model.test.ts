import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { holdStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { aBuyingShop } from './purchase-world.ts';

type Doing =
  | { does: 'order'; quantity: number; cost: number }
  | { does: 'receive'; of: number; quantity: number; isLast: boolean; acceptsMore: boolean; staleBy: number }
  | { does: 'cancel' | 'close'; of: number }
  | { does: 'send back'; of: number; quantity: number; staleBy: number }
  | { does: 'sell'; quantity: number };

const count = fc.integer({ min: 0, max: 12 });
const which = fc.nat({ max: 3 });
const doing: fc.Arbitrary<Doing> = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    quantity: fc.integer({ min: 1, max: 12 }),
    cost: fc.integer({ min: 0, max: 90_000 }),
  }),
  fc.record({
    does: fc.constant('receive' as const),
    of: which,
    quantity: count,
    isLast: fc.boolean(),
    acceptsMore: fc.boolean(),
    staleBy: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ does: fc.constantFrom('cancel' as const, 'close' as const), of: which }),
  fc.record({
    does: fc.constant('send back' as const),
    of: which,
    quantity: fc.integer({ min: 1, max: 12 }),
    staleBy: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ does: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
);

const awaited = ({ status, lines }: PurchaseWithReceipts): number =>
  status === 'sent' || status === 'partly_received'
    ? lines.reduce((sum, line) => sum + (line.isClosed ? 0 : Math.max(0, line.quantity - line.received)), 0)
    : 0;

it('whatever is ordered, received, sent back, cancelled, closed and sold: shelf, papers and ledger say the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 25 }), async (doings) => {
      const shop = await aBuyingShop();
      const { context, sent, receive, sendBack, update, shelf, table, name, follow, ledger } = shop;
      const ids: string[] = [];
      let sold = 0;
      const read = (id: string) => getPurchase(context, { id, seesCosts: true });
      for (const one of doings) {
        if (one.does === 'order') ids.push((await sent(one)).id);
        else if (one.does === 'sell') {
          const { onHand = 0, reserved = 0 } = (await shelf()) ?? {};
          if (onHand - reserved < one.quantity) continue;
          const pieces = { ...name, quantity: one.quantity };
          await table.write([holdStock({ ...pieces, onHand }, { why: 'held' }, 'no')]);
          await table.write([takeStock(pieces, { why: 'sold' })]);
          sold += one.quantity;
        } else {
          const id = ids[one.of];
          if (id === undefined) continue;
          const purchase = await read(id);
          const version = purchase.version - ('staleBy' in one ? one.staleBy : 0);
          const done =
            one.does === 'receive'
              ? receive({ id, version }, one.quantity, one)
              : one.does === 'send back'
                ? sendBack({ id, version }, one.quantity)
                : update(purchase, { status: one.does === 'cancel' ? 'cancelled' : 'closed' });
          // What may not be done leaves everything as it was.
          await done.catch(() => undefined);
        }
      }
      const papers = await Promise.all(ids.map(read));
      const received = papers.flatMap(({ lines }) => lines.map((line) => line.received - line.sentBack));
      const counted = await shelf();
      expect(counted?.onHand).toBe(10 - sold + received.reduce((all, some) => all + some, 0));
      expect(counted?.onOrder).toBe(papers.reduce((all, paper) => all + awaited(paper), 0));
      for (const paper of papers) {
        const came = paper.receipts.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
        expect(came.reduce((all, some) => all + some, 0)).toBe(paper.lines[0]?.received);
        const went = paper.sentBacks.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
        expect(went.reduce((all, some) => all + some, 0)).toBe(paper.lines[0]?.sentBack);
      }
      await follow();
      const lines = await ledger();
      if (lines.length > 0) expect(lines.at(-1)?.after).toMatchObject({ onHand: counted?.onHand });
      for (const [place, line] of lines.entries())
        if (place > 0) expect(line.before).toEqual(lines[place - 1]?.after);
    }),
    { numRuns: 30 },
  );
});
