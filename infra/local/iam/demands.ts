import * as z from 'zod';
import type { Demand } from './policies.ts';

/** Partition key attributes of a table and of each of its indexes. */
export type TableKeys = { arn: string; hashKey: string; indexes: ReadonlyMap<string, string> };

const Value = z.object({ S: z.string() }).transform(({ S }) => S);
const KeyCall = z.looseObject({ TableName: z.string(), Key: z.looseObject({}) });
const Put = z.object({ TableName: z.string(), Item: z.looseObject({}) });
const QueryCall = z.object({
  TableName: z.string(),
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()),
});
const ScanCall = z.object({ TableName: z.string() });
const BatchGet = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(z.looseObject({})) })),
});
const BatchWrite = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: z.looseObject({}) }).optional(),
        DeleteRequest: z.object({ Key: z.looseObject({}) }).optional(),
      }),
    ),
  ),
});
const Transaction = z.object({
  TransactItems: z.array(
    z.object({
      Put: Put.optional(),
      Update: KeyCall.optional(),
      Delete: KeyCall.optional(),
      ConditionCheck: KeyCall.optional(),
      Get: KeyCall.optional(),
    }),
  ),
});

/** A transaction needs the rights of its parts. */
const actionOfPart = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const;

type Fields = Record<string, unknown>;

/** Determines the rights that a DynamoDB call needs, from its operation and body. */
export function tableDemands(
  tables: ReadonlyMap<string, TableKeys>,
  operation: string,
  body: unknown,
): Demand[] {
  const tableOf = (name: string): TableKeys => {
    const known = tables.get(name);
    if (!known) throw new Error(`No template declares the table ${name}`);
    return known;
  };
  const demand = (action: string, name: string, items: Fields[]): Demand => {
    const { arn, hashKey } = tableOf(name);
    const leadingKeys = items.map((item) => Value.parse(item[hashKey]));
    return { action: `dynamodb:${action}`, resource: arn, leadingKeys };
  };

  if (operation === 'Query') {
    const { TableName, IndexName, ...query } = QueryCall.parse(body);
    const { arn, hashKey, indexes } = tableOf(TableName);
    const key = IndexName === undefined ? hashKey : indexes.get(IndexName);
    const resource = IndexName === undefined ? arn : `${arn}/index/${IndexName}`;
    return [{ action: 'dynamodb:Query', resource, leadingKeys: key ? [partitionOf(query, key)] : [] }];
  }
  // A scan names no partition, so a role that may scan can read everything.
  if (operation === 'Scan')
    return [
      { action: 'dynamodb:Scan', resource: tableOf(ScanCall.parse(body).TableName).arn, leadingKeys: [] },
    ];
  if (operation === 'BatchGetItem')
    return Object.entries(BatchGet.parse(body).RequestItems).map(([name, { Keys }]) =>
      demand(operation, name, Keys),
    );
  if (operation === 'BatchWriteItem')
    return Object.entries(BatchWrite.parse(body).RequestItems).map(([name, writes]) =>
      demand(
        operation,
        name,
        writes.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
      ),
    );
  if (operation.startsWith('Transact'))
    return Transaction.parse(body).TransactItems.flatMap((parts) =>
      Object.entries(parts).flatMap(([kind, part]) =>
        part
          ? [
              demand(actionOfPart[kind as keyof typeof actionOfPart], part.TableName, [
                'Item' in part ? (part.Item as Fields) : (part.Key as Fields),
              ]),
            ]
          : [],
      ),
    );
  if (operation === 'PutItem') {
    const { TableName, Item } = Put.parse(body);
    return [demand(operation, TableName, [Item])];
  }
  const { TableName, Key } = KeyCall.parse(body);
  return [demand(operation, TableName, [Key])];
}

/** Returns the only partition that a query reads, which its condition names as `#key = :value`. */
function partitionOf(
  query: Omit<z.output<typeof QueryCall>, 'TableName' | 'IndexName'>,
  hashKey: string,
): string {
  for (const [, name = '', value = ''] of query.KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g))
    if ((query.ExpressionAttributeNames[name] ?? name) === hashKey)
      return Value.parse(query.ExpressionAttributeValues[value]);
  throw new Error(`This condition names no partition: ${query.KeyConditionExpression}`);
}
