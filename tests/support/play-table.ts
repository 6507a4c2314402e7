import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';

/** Simulates the table until `restore`: each command is answered with nothing until a test says otherwise. */
export function playTable() {
  const aws = mockClient(DynamoDBDocumentClient);
  aws.onAnyCommand().resolves({});
  return aws;
}

export type PlayedTable = ReturnType<typeof playTable>;
