import { AttributeType } from 'aws-cdk-lib/aws-dynamodb';

export const text = (name: string) => ({ name, type: AttributeType.STRING });

export const tableIndexes = [
  { indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') },
  { indexName: 'gsi2', partitionKey: text('gsi2pk'), sortKey: text('gsi2sk') },
  // What changed since a moment: the feed the views read.
  { indexName: 'changes', partitionKey: text('changes'), sortKey: text('changedAt') },
];
