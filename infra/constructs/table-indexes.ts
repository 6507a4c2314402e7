import { AttributeType } from 'aws-cdk-lib/aws-dynamodb';

export const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Index from which every view reads its feed of changes. */
export const feedIndex = 'changes';

/**
 * Index contents by domain; the keys themselves are in each domain's `*-keys.ts`. An item is in an index if it
 * has the index's attributes.
 *
 *   gsi1     accounts    members that a member referred
 *            catalogue   everything of a product, by its address
 *            favorites   a member's, newest first
 *            orders      sold on credit, by due day
 *            payments    notices that staff have to look at
 *            purchases   items bought in an order
 *            restock     products that a member waits for
 *            returns     a member's, newest first
 *            rewards     rewards on hold
 *            reviews     a product's, by their stars
 *            shipping    carriers' statements whose money has not been found
 *   gsi2     orders      a member's, newest first
 *            reviews     a product's, most helpful first
 *   changes  views       changes since a moment, of every item that a list is made of
 *
 * The keys of an index cannot be changed on AWS: an attribute with another name needs another index.
 */
export const tableIndexes = [
  { indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') },
  { indexName: 'gsi2', partitionKey: text('gsi2pk'), sortKey: text('gsi2sk') },
  { indexName: feedIndex, partitionKey: text('changes'), sortKey: text('changeId') },
];
