import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { views } from '#functions/workers/all-views.ts';
import type { Handler } from '#infra/areas/area.ts';
import { areas } from '#infra/areas/index.ts';
import { showPage } from '#infra/areas/pages.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const BuiltView = z.object({
  ServiceToken: z.string(),
  ServiceTimeout: z.coerce.number(),
  View: z.string(),
  Version: z.coerce.number(),
});

const all: Handler[] = areas.flatMap(({ routes = [], workers = [], streams = [], schedules = [] }) => [
  ...routes,
  ...workers,
  ...streams,
  ...schedules,
]);
const answering = new Set(
  [...all, showPage].flatMap(({ entry, rights: { views: asked } }) =>
    asked && asked !== 'store' ? [entry] : [],
  ),
);

describe.each([
  ['sandbox', 'sqlite'],
  ['production', 'sqlite'],
  ['production', 'postgres'],
] as const)('the views of a release of %s on %s', (stage, engine) => {
  const cloud = cloudOf(stage, engine);
  const built = cloud.all('Custom::BuiltView', BuiltView);
  const builder = handlersOf(cloud).find(({ entry }) => entry === 'workers/build-view');

  it('are built, each by the version the code asks', () => {
    const versions = built.map(({ properties: { View, Version } }) => `${View} ${Version}`);
    expect(versions.sort()).toEqual(views.map(({ name, version }) => `${name} ${version}`).sort());
    for (const { properties } of built) expect(properties.ServiceToken).toBe(`${builder?.id}.Arn`);
  });

  it('are there before any function that answers from them is deployed', () => {
    const stacks = handlersOf(cloud).flatMap(({ entry, stack }) => (answering.has(entry) ? [stack] : []));
    expect(new Set(stacks)).toEqual(
      new Set([
        'RoutesAccounts',
        'RoutesCatalogue',
        'RoutesContact',
        'RoutesCustomers',
        'RoutesIdentity',
        'RoutesInventory',
        'RoutesInvoices',
        'RoutesLibrary',
        'RoutesMembers',
        'RoutesModeration',
        'RoutesNews',
        'RoutesOrders',
        'RoutesOverview',
        'RoutesPayments',
        'RoutesPeople',
        'RoutesPriceBooks',
        'RoutesPurchasing',
        'RoutesShipping',
        'RoutesReferrals',
        'RoutesRefunds',
        'RoutesReports',
        'RoutesReturns',
        'RoutesSearch',
        'RoutesTills',
        'RoutesVouchers',
        'Pages',
        'Workers',
      ]),
    );
    const early = [...new Set(stacks)].filter((stack) => !cloud.deployedBefore(stack).has('BuildViews'));
    expect(early).toEqual([]);
    // The rule itself can tell them apart.
    expect(cloud.deployedBefore('ApiShop').has('BuildViews')).toBe(false);
  });

  it('are built after what holds their data, and after nothing else', () => {
    const before = engine === 'postgres' ? ['Data', 'Views'] : ['Data'];
    expect([...cloud.deployedBefore('BuildViews')].sort()).toEqual(before);
  });

  it('are built anew for another version or engine, and by nothing else: what makes them is named after both', () => {
    for (const { id, properties } of built)
      expect(id.toLowerCase()).toContain(
        `buildviews.${properties.View}v${properties.Version}${engine}`.toLowerCase(),
      );
  });

  it('are waited for as long as three tries take, with what Lambda waits between them', () => {
    const tries = 3 * (builder?.Timeout ?? 0) + 60 + 120;
    for (const { properties } of built) expect(properties.ServiceTimeout).toBeGreaterThan(tries);
  });

  it('are built by a function that reads the table, and writes snapshots where there are any', () => {
    const Role = z.object({
      Policies: z.array(
        z.object({
          PolicyDocument: z.object({
            Statement: z.array(
              z.object({
                Effect: z.literal(['Allow', 'Deny']),
                Action: z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat()),
              }),
            ),
          }),
        }),
      ),
    });
    const role = cloud.all('AWS::IAM::Role', Role.partial()).find(({ id }) => builder?.Role === `${id}.Arn`);
    const may = role?.properties.Policies?.flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.flatMap(({ Effect, Action }) => (Effect === 'Allow' ? Action : [])),
    );
    const files = ['s3:GetObject', 's3:ListBucket', 's3:PutObject'];
    const asked = new Set(may?.filter((action) => /^(s3|dynamodb|lambda|rds-db):/.test(action)));
    expect([...asked].sort()).toEqual(
      [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:Query',
        ...(engine === 'postgres' ? ['rds-db:connect'] : files),
      ].sort(),
    );
  });
});
