import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ownDocumentClient } from '../clients/document-client.ts';
import { readConfig } from '../config.ts';
import { countUnits } from './meter.ts';
import type { Item, Key } from './table-operations.ts';
import { Placeholders } from './table-expressions.ts';
import { orUnavailable } from './write-retries.ts';

const config = readConfig({ TABLE_NAME: z.string() });

type ScanPage = { items: Item[]; next: Key | undefined };
export type Scan = (asked: {
  /** Number of the segment of a parallel scan. */
  segment: number;
  segments: number;
  entities: readonly string[];
  /** Last key of the previous page. */
  from: Key | undefined;
}) => Promise<ScanPage>;

/** Number of items read per page, before the filter on entities. */
const pageSize = 200;

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() });

/**
 * Scans the whole table page by page, for background work only. A scan sees every partition, so only the
 * functions that rewrite items have the permission.
 */
export const createScan =
  (client: DynamoDBDocumentClient, TableName: string): Scan =>
  async ({ segment, segments, entities, from }) => {
    const place = new Placeholders();
    const wanted = entities.map((entity) => place.value(entity)).join(', ');
    const reply = await orUnavailable(
      client.send(
        new ScanCommand({
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
      ),
    );
    countUnits('readUnits', reply.ConsumedCapacity);
    const items = (reply.Items ?? []).map((item) => AnyItem.parse(item));
    return { items, next: reply.LastEvaluatedKey && AnyItem.parse(reply.LastEvaluatedKey) };
  };

/** Creates a scan of this deployment's table. */
export const ownScan = (): Scan => createScan(ownDocumentClient(), config().TABLE_NAME);
