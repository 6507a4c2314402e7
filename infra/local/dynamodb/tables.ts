import * as z from 'zod';
import { callDynamo, ServiceError } from '../http/aws-json.ts';
import type { Assembly, DeclaredResource } from '../template/template.ts';
import { renameAttributes, type NewName } from './rename-attributes.ts';

const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema: Keys,
  Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.array(z.string()).optional() }),
});

const Table = z.object({
  KeySchema: Keys,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z.array(Index).optional(),
  LocalSecondaryIndexes: z.array(Index).optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z
    .object({ AttributeName: z.string().optional(), Enabled: z.boolean() })
    .optional(),
});

export type DeclaredTable = DeclaredResource<z.output<typeof Table>>;

type KnownIndex = Pick<z.output<typeof Index>, 'IndexName' | 'KeySchema'>;
type Description = { Table: { LatestStreamArn?: string; GlobalSecondaryIndexes?: KnownIndex[] } };

export const tablesOf = ({ declared }: Assembly): DeclaredTable[] => [
  ...declared('AWS::DynamoDB::GlobalTable', Table),
  ...declared('AWS::DynamoDB::Table', Table),
];

/** Returns the TTL attribute of a table. */
export const expiryOf = ({ properties }: DeclaredTable): string | undefined =>
  properties.TimeToLiveSpecification?.Enabled ? properties.TimeToLiveSpecification.AttributeName : undefined;

async function create(endpoint: string, { name, properties }: DeclaredTable): Promise<void> {
  const { StreamSpecification: stream, TimeToLiveSpecification: _, ...shape } = properties;
  await callDynamo(endpoint, 'CreateTable', {
    TableName: name,
    ...shape,
    BillingMode: 'PAY_PER_REQUEST',
    ...(stream && { StreamSpecification: { StreamEnabled: true, ...stream } }),
  });
}

/** Lists the key attributes of an index whose names have changed since the data was created. */
const newNamesOf = (index: KnownIndex, known: KnownIndex): NewName[] =>
  index.KeySchema.flatMap(({ AttributeName: to, KeyType }) => {
    const from = known.KeySchema.find((key) => key.KeyType === KeyType)?.AttributeName;
    return from && from !== to ? [{ from, to }] : [];
  });

/**
 * Migrates data from before a key of an index was renamed. The items are renamed before the index is deleted,
 * so that an interrupted migration finds the old index at the next start and continues.
 */
async function renameKeys(endpoint: string, table: DeclaredTable, known: Description): Promise<Description> {
  const before = known.Table.GlobalSecondaryIndexes ?? [];
  for (const index of table.properties.GlobalSecondaryIndexes ?? []) {
    const old = before.find(({ IndexName }) => IndexName === index.IndexName);
    const newNames = old ? newNamesOf(index, old) : [];
    if (newNames.length === 0) continue;
    const keyNames = table.properties.KeySchema.map(({ AttributeName }) => AttributeName);
    for (const newName of newNames) await renameAttributes(endpoint, { name: table.name, keyNames }, newName);
    await callDynamo(endpoint, 'UpdateTable', {
      TableName: table.name,
      GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: index.IndexName } }],
    });
  }
  return (await describe(endpoint, table)) ?? known;
}

/** Adds indexes that the template has gained since the data was created. */
async function addIndexes(endpoint: string, table: DeclaredTable, known: Description): Promise<void> {
  const names = new Set(known.Table.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of table.properties.GlobalSecondaryIndexes ?? []) {
    if (names.has(index.IndexName)) continue;
    await callDynamo(endpoint, 'UpdateTable', {
      TableName: table.name,
      AttributeDefinitions: table.properties.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    });
  }
}

async function describe(endpoint: string, table: DeclaredTable): Promise<Description | undefined> {
  try {
    return await callDynamo<Description>(endpoint, 'DescribeTable', { TableName: table.name });
  } catch (error) {
    if (error instanceof ServiceError && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

/** Creates or updates a table as declared and returns its stream's ARN. */
export async function ensureTable(endpoint: string, table: DeclaredTable): Promise<string | undefined> {
  const known = await describe(endpoint, table);
  if (known) await addIndexes(endpoint, table, await renameKeys(endpoint, table, known));
  else await create(endpoint, table);
  return (known ?? (await describe(endpoint, table)))?.Table.LatestStreamArn;
}
