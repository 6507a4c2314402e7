import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  afterReceipt,
  aNote,
  awaitedIn,
  keptIn,
  type PurchaseNote,
  receiptRefusal,
  sendBackRefusal,
} from './purchase-notes.ts';
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

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A shop that buys and sells, and what the test knows of it. */
async function aHistory() {
  const shop = await aBuyingShop();
  const { context, sent, receive, sendBack, update, shelf, table, name } = shop;
  const papers: { id: string; note: PurchaseNote }[] = [];
  const refusals = new Set<string>();
  let sold = 0;
  const read = (id: string) => getPurchase(context, { id, seesCosts: true });
  const onHand = () => 10 - sold + sum(papers.map(({ note }) => keptIn(note)));

  async function sell(quantity: number) {
    const there = onHand();
    const pieces = { ...name, quantity };
    const refusal = await table.write([holdStock({ ...pieces, onHand: there }, { why: 'held' }, 'no')]);
    expect(refusal).toBe(there < quantity ? 'no' : undefined);
    if (refusal) return;
    expect(await table.write([takeStock(pieces, { why: 'sold' })])).toBeUndefined();
    sold += quantity;
  }

  /** Done or refused as the notes say; what may not be done leaves everything as it was. */
  async function step(one: Exclude<Doing, { does: 'order' | 'sell' }>): Promise<void> {
    const paper = papers[one.of];
    if (!paper) return;
    const { id, note } = paper;
    const { version } = await read(id);
    const asRead = { id, version: version - ('staleBy' in one ? one.staleBy : 0) };
    const isStale = asRead.version !== version;
    if (one.does === 'receive') {
      const refusal = await refusalOf(receive(asRead, one.quantity, one));
      expect(refusal).toBe(isStale ? 'STALE_STATE' : receiptRefusal(note, one));
      if (!refusal) afterReceipt(note, one);
      else refusals.add(`receive: ${refusal}`);
    } else if (one.does === 'send back') {
      const refusal = await refusalOf(sendBack(asRead, one.quantity));
      expect(refusal).toBe(isStale ? 'STALE_STATE' : sendBackRefusal(note, one.quantity, onHand()));
      if (!refusal) note.sentBack += one.quantity;
      else refusals.add(`send back: ${refusal}`);
    } else {
      const may = { cancel: ['sent'], close: ['partly_received', 'received'] }[one.does];
      const becomes = one.does === 'cancel' ? 'cancelled' : 'closed';
      const refusal = await refusalOf(update(asRead, { status: becomes }));
      expect(refusal).toBe(may.includes(note.status) ? undefined : 'PURCHASE_STATE');
      if (!refusal) note.status = becomes;
      else refusals.add(`${one.does}: ${refusal}`);
    }
  }

  return {
    ...shop,
    papers,
    refusals,
    read,
    onHand,
    async happen(one: Doing): Promise<void> {
      if (one.does === 'sell') return sell(one.quantity);
      if (one.does !== 'order') return step(one);
      const { id } = await sent(one);
      papers.push({ id, note: aNote(one) });
    },
    shelfNow: shelf,
  };
}

/** One way to each refusal that chance seldom finds. */
const tales: Doing[][] = [
  [
    { does: 'order', quantity: 4, cost: 1000 },
    { does: 'receive', of: 0, quantity: 5, isLast: false, acceptsMore: false, staleBy: 0 },
    { does: 'receive', of: 0, quantity: 6, isLast: false, acceptsMore: true, staleBy: 0 },
    { does: 'receive', of: 0, quantity: 5, isLast: false, acceptsMore: true, staleBy: 0 },
    { does: 'cancel', of: 0 },
    { does: 'send back', of: 0, quantity: 6, staleBy: 0 },
    { does: 'sell', quantity: 14 },
    { does: 'send back', of: 0, quantity: 2, staleBy: 0 },
    { does: 'send back', of: 0, quantity: 1, staleBy: 0 },
    { does: 'close', of: 0 },
    { does: 'close', of: 0 },
    { does: 'receive', of: 0, quantity: 1, isLast: false, acceptsMore: true, staleBy: 0 },
  ],
  [
    { does: 'order', quantity: 4, cost: 1000 },
    { does: 'send back', of: 0, quantity: 1, staleBy: 0 },
    { does: 'receive', of: 0, quantity: 1, isLast: false, acceptsMore: false, staleBy: 1 },
    { does: 'receive', of: 0, quantity: 2, isLast: true, acceptsMore: false, staleBy: 0 },
    { does: 'send back', of: 0, quantity: 1, staleBy: 1 },
  ],
];

it('whatever is ordered, received, sent back, cancelled, closed and sold: shelf, papers and ledger say the same', async () => {
  const refusals = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 25, size: 'max' }), async (doings) => {
      const shop = await aHistory();
      for (const one of doings) await shop.happen(one);
      for (const refusal of shop.refusals) refusals.add(refusal);
      const counted = await shop.shelfNow();
      expect(counted?.onHand).toBe(shop.onHand());
      expect(counted?.onOrder).toBe(sum(shop.papers.map(({ note }) => awaitedIn(note))));
      for (const { id, note } of shop.papers) {
        const paper = await shop.read(id);
        const [line] = paper.lines;
        expect([paper.status, line?.received, line?.sentBack]).toEqual([
          note.status,
          note.received,
          note.sentBack,
        ]);
        const came = paper.receipts.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
        expect(sum(came)).toBe(note.received);
        const went = paper.sentBacks.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
        expect(sum(went)).toBe(note.sentBack);
      }
      const { follow, ledger } = shop;
      await follow();
      const lines = await ledger();
      if (lines.length > 0) expect(lines.at(-1)?.after).toMatchObject({ onHand: counted?.onHand });
      for (const [place, line] of lines.entries())
        if (place > 0) expect(line.before).toEqual(lines[place - 1]?.after);
    }),
    { ...modelRuns(20), examples: tales.map((tale): [Doing[]] => [tale]) },
  );
  // What was never refused was not proven to be refused where it is due.
  expect([...refusals].toSorted()).toEqual([
    'cancel: PURCHASE_STATE',
    'close: PURCHASE_STATE',
    'receive: PURCHASE_MORE_CAME',
    'receive: PURCHASE_STATE',
    'receive: PURCHASE_TOO_MUCH_CAME',
    'receive: STALE_STATE',
    'send back: PURCHASE_SENT_BACK_MORE',
    'send back: PURCHASE_SHELF_SHORT',
    'send back: PURCHASE_STATE',
    'send back: STALE_STATE',
  ]);
});
