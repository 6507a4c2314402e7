import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { oncePerContainer } from '../cold-start.ts';

const maxTries = 3;
const patienceMilliseconds = 5_000;

/**
 * Creates a DynamoDB client of plain items. Its pauses are shorter than the SDK's, which waits up to a second
 * after throttling: `write-retries.ts` repeats a write as long as its function has time.
 */
export const createDocumentClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      retryStrategy: new ConfiguredRetryStrategy(maxTries, (tries) => 25 * 2 ** tries * Math.random()),
      requestHandler: { connectionTimeout: patienceMilliseconds, socketTimeout: patienceMilliseconds },
      ...config,
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/** Returns the client of the function's own region and role. */
export const ownDocumentClient = oncePerContainer(() => createDocumentClient());
