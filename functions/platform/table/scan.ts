import * as z from 'zod';
import { ownTableClient, type TableClient } from '../clients/table-client.ts';
import { readConfig } from '../config.ts';
import { countUnits } from './meter.ts';
import type { Item, Key } from './table-operations.ts';
import { Placeholders } from './table-expressions.ts';
import { orUnavailable } from './write-retries.ts';

const config = readConfig({ TABLE_NAME: z.string() });

export type ScanPage = { items: Item[]; next: Key | undefined };
export type Scan = (asked: {
  /** Which of so many equal parts of the table. */
  segment: number;
  segments: number;
  entities: readonly string[];
  /** Where the page before ended. */
  from: Key | undefined;
}) => Promise<ScanPage>;

/** Looked at, whether they are of these kinds or not. */
const pageSize = 200;

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() });

/**
 * The table from one end to the other, a page at a time: for work nobody waits for. It sees every partition there is, so
 * only what rewrites items has the right to it.
 */
export const createScan =
  (client: Pick<TableClient, 'send'>, TableName: string): Scan =>
  async ({ segment, segments, entities, from }) => {
    const place = new Placeholders();
    const wanted = entities.map((entity) => place.value(entity)).join(', ');
    const reply = await orUnavailable(
      client.send('Scan', {
        TableName,
        Segment: segment,
        TotalSegments: segments,
        Limit: pageSize,
        FilterExpression: `${place.name('entity')} IN (${wanted})`,
        ...place.used,
        ExclusiveStartKey: from,
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    countUnits('readUnits', reply.ConsumedCapacity);
    const items = (reply.Items ?? []).map((item) => AnyItem.parse(item));
    return { items, next: reply.LastEvaluatedKey && AnyItem.parse(reply.LastEvaluatedKey) };
  };

/** Of this deployment's table. */
export const ownScan = (): Scan => createScan(ownTableClient(), config().TABLE_NAME);
