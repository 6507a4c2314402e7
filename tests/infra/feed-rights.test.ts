import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { feedOf } from '#functions/platform/views/view-feed.ts';
import { views } from '#functions/workers/all-views.ts';
import type { Handler } from '#infra/areas/area.ts';
import { isAllowed, Statement } from '#infra/local/iam/policies.ts';
import { allHandlers } from '#tests/support/all-handlers.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })).default([]),
});

const feeds = [...new Set(views.map(feedOf))].sort();
const feedsOfViews = new Map(views.map((view) => [view.name, feedOf(view)]));

/** What a function is meant to read of the index of changes. */
function meantFor({ rights: { views: named = [], feeds: more = [] } }: Handler): string[] {
  if (named === 'store') return feeds;
  return [...new Set([...named, ...more].map((name) => feedsOfViews.get(name) ?? name))].sort();
}

describe.each(['sandbox', 'production'] as const)('feeds of changes in %s', (stage) => {
  const cloud = cloudOf(stage);
  const [table] = cloud.all('AWS::DynamoDB::GlobalTable', z.unknown());
  const roles = new Map(
    cloud
      .all('AWS::IAM::Role', Role)
      .map(({ id, properties }) => [
        `${id}.Arn`,
        properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      ]),
  );
  const readable = new Map(
    handlersOf(cloud).map(({ entry, Role: role }) => [
      entry,
      feeds.filter((feed) =>
        isAllowed(roles.get(role) ?? [], {
          action: 'dynamodb:Query',
          resource: `${table?.id}.Arn/index/changes`,
          leadingKeys: [`VIEW#${feed}#0`],
        }),
      ),
    ]),
  );
  const readersOf = (feed: string) =>
    [...readable]
      .filter(([, found]) => found.includes(feed))
      .map(([entry]) => entry)
      .sort();

  it('are read by the functions that answer from them, each its own and no other', () => {
    const meant = allHandlers.map((handler) => [handler.entry, meantFor(handler)] as const);
    expect(meant.filter(([, named]) => named.length > 0).length).toBeGreaterThan(100);
    const wrong = meant.filter(
      ([entry, named]) => JSON.stringify(named) !== JSON.stringify(readable.get(entry)),
    );
    expect(wrong).toEqual([]);
  });

  it('show what members prove who they are with to two operations and to what builds views', () => {
    expect(readersOf('identities')).toEqual([
      'routes/identity/get-my-standing',
      'routes/identity/search-identities',
      'workers/build-view',
      'workers/compare-views',
      'workers/snapshot-views',
    ]);
  });

  it('and the other indexes are open to who names them, and to nobody else', () => {
    const names = ['gsi1', 'gsi2'] as const;
    const mayAsk = (role: string, name: string) =>
      isAllowed(roles.get(role) ?? [], {
        action: 'dynamodb:Query',
        resource: `${table?.id}.Arn/index/${name}`,
        leadingKeys: ['ORDERS-OF#lan'],
      });
    const asked = new Map(
      handlersOf(cloud).map(({ entry, Role: role }) => [entry, names.filter((name) => mayAsk(role, name))]),
    );
    const named = new Map(allHandlers.map(({ entry, rights }) => [entry, rights.indexes ?? []]));
    expect([...asked.values()].filter((open) => open.length > 0).length).toBeGreaterThan(50);
    const wrong = [...asked].filter(
      ([entry, open]) => JSON.stringify(open) !== JSON.stringify(named.get(entry) ?? []),
    );
    expect(wrong).toEqual([]);
    // A list of goods, a cart and a sign-in find no order of anybody there.
    for (const entry of ['catalogue/shop/list-products', 'cart/add-to-cart', 'accounts/login'])
      expect(named.get(`routes/${entry}`)).toEqual([]);
  });

  it('show nothing to a function without views', () => {
    for (const entry of ['routes/accounts/get-me', 'routes/cart/add-to-cart', 'sockets/connect'])
      expect(readable.get(entry) ?? []).toEqual([]);
  });
});
