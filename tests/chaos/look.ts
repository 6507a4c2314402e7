import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { MailJob } from '#functions/domain/mail/mail-job.ts';
import { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { StoredLine } from '#functions/domain/inventory/stock/stock-ledger.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { lookAtPapers } from '#tests/domain/orders/look-at-papers.ts';
import type { Looked } from '#tests/domain/orders/order-world.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { buying } from '#tests/support/orders.ts';
import type { World } from '#tests/support/world.ts';
import type { MarketScene } from './market-scene.ts';

type Row = Record<string, unknown>;
type Page = { Items: Parameters<typeof unmarshall>[0][]; LastEvaluatedKey?: object };

/** Everything in the table, past whatever shows it late. */
export async function rowsOf({ cloud }: World): Promise<Row[]> {
  const rows: Row[] = [];
  let start: object | undefined;
  do {
    const page: Page = await callDynamo<Page>(cloud.endpoints.dynamodb, 'Scan', {
      TableName: cloud.tableName,
      ExclusiveStartKey: start,
    });
    rows.push(...page.Items.map((item) => unmarshall(item)));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

const OpenCash = z.object({ pk: z.string(), open: z.int() });

const each = <T>(rows: Row[], entity: string, schema: z.ZodType<T>): T[] =>
  rows.filter((row) => row['entity'] === entity).map((row) => schema.parse(row));

/** A market as the table has it: all that was ordered of its product, whether or not anybody was told. */
export async function look(world: World, { product, ledger }: MarketScene) {
  const rows = await rowsOf(world);
  const context = contextOf(world.table, atTheEnd);
  const productId = product.card.id;
  const orders = each(rows, 'order', StoredOrder).filter(({ items }) =>
    items.some((item) => item.productId === productId),
  );
  const ids = new Set(orders.map(({ id }) => id));
  const slots = new Set(orders.flatMap(({ openSlots }) => openSlots));
  const counts = each(rows, 'open-cash', OpenCash)
    .map(({ pk, open }) => [pk.replace('OPEN-CASH#', ''), open] as const)
    .filter(([name]) => slots.has(name));
  // Whoever looks at what came back lays it on the shelf here, once each.
  const returns = each(rows, 'return', StoredReturn).filter(({ orderId }) => ids.has(orderId));
  const laidBack = returns.flatMap(({ id, qaResult, totalQuantity }) =>
    qaResult === 'passed'
      ? [[id, { said: '', passed: totalQuantity, restocked: totalQuantity }] as const]
      : [],
  );
  const mails = each(rows, 'mail', MailJob).filter(
    ({ content }) => 'orderId' in content && ids.has(content.orderId),
  );
  const looked: Looked = {
    // All that comes here names its order.
    notices: [],
    refunds: each(rows, 'refund', StoredRefund).filter(({ orderId }) => orderId !== null && ids.has(orderId)),
    mails: mails.flatMap(({ content }) => ('orderId' in content ? [content] : [])),
    shelf: await buying(world).shelfOf(product),
    lines: each(rows, 'stock-line', StoredLine)
      .filter((line) => line.productId === productId)
      .toSorted((a, b) => a.revision - b.revision),
    returns: await Promise.all(
      returns.map(async (stored) => ({ stored, steps: await listSteps(context, stored.id) })),
    ),
    ...lookAtPapers((entity) => rows.filter((row) => row['entity'] === entity)),
    // Nobody pays at a provider's page here.
    counted: new Map(),
    sentBack: ledger.sentBack,
    paidThere: new Map(),
    sentThere: [],
    // Nothing is on flash sale here.
    portions: [],
    isTaken: () => false,
    found: await Promise.all(
      orders.map(async (order) => ({
        order,
        payments: await listPayments(context, order.id),
        story: await listEvents(context, order.id),
      })),
    ),
    wallet: [],
    vouchers: [],
    dues: (await listDues(context, 'unpaid-order')).filter(({ of }) => ids.has(of)),
    counts: new Map(counts),
    // Nobody is asked to bring anything here.
    carried: new Map(),
    ledger: { ...ledger, looked: new Map(laidBack) },
    forNoFault: new Set<string>(),
  };
  const card = await world.table.get(productKeys.card(productId), StoredCard);
  return { looked, card, mails };
}
