import { AttributeType } from 'aws-cdk-lib/aws-dynamodb';

export const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The index every view reads its feed of changes from. */
export const feedIndex = 'changes';

/**
 * Who is in which index; each area's `*-keys.ts` says the keys themselves. An item is in one when it has its attributes.
 *
 *   gsi1     accounts    whom a member brought
 *            catalogue   everything of a product, by its address
 *            favorites   a member's, newest first
 *            orders      sold on credit, by the day they are due
 *            payments    notices somebody has to look at
 *            purchases   what was bought in an order
 *            restock     what a member waits for
 *            returns     a member's, newest first
 *            rewards     those that are held
 *            reviews     a product's, by their stars
 *            shipping    carriers' statements whose money nobody has found
 *   gsi2     orders      a member's, newest first
 *            reviews     a product's, most helpful first
 *   changes  views       what changed since a moment, of everything a list is made of
 *
 * On AWS a key of an index never changes: another name of an attribute is another index.
 */
export const tableIndexes = [
  { indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') },
  { indexName: 'gsi2', partitionKey: text('gsi2pk'), sortKey: text('gsi2sk') },
  { indexName: feedIndex, partitionKey: text('changes'), sortKey: text('changeId') },
];
