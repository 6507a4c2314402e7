import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Handler } from '#infra/areas/area.ts';
import { areas } from '#infra/areas/index.ts';
import { showPage } from '#infra/areas/pages.ts';
import { cloudOf, handlersOf } from './cloud.ts';

const all: Handler[] = areas.flatMap(({ routes = [], workers = [], streams = [], schedules = [] }) => [
  ...routes,
  ...workers,
  ...streams,
  ...schedules,
]);
const answering = [...all, showPage]
  .filter(({ rights: { views } }) => views && views !== 'store')
  .map(({ entry }) => entry)
  .sort();
const storing = ['workers/build-view', 'workers/snapshot-views'];

const Network = z.object({ VpcConfig: z.unknown().optional() });
const list = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Statement = z.object({ Action: list, Resource: list.optional() });
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });
const Role = z.object({ Policies: z.array(Policy).default([]) });

const Alarm = z.object({
  MetricName: z.string().optional(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

function readStage(views: 'filling' | 'postgres') {
  const cloud = cloudOf('production', views);
  const handlers = handlersOf(cloud);
  const roles = new Map(
    cloud.all('AWS::IAM::Role', Role).map(({ id, properties }) => [`${id}.Arn`, properties.Policies]),
  );
  const statementsOf = (entry: string) =>
    handlers
      .filter((handler) => handler.entry === entry)
      .flatMap(({ Role: role }) => roles.get(role) ?? [])
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const named = (found: { entry: unknown }[]) => [...new Set(found.map(({ entry }) => String(entry)))].sort();
  return {
    cloud,
    statementsOf,
    inNetwork: named(
      cloud
        .all('AWS::Lambda::Function', Network)
        .filter(({ properties }) => properties.VpcConfig !== undefined),
    ),
    may: (action: string) =>
      named(
        handlers.filter(({ entry }) => statementsOf(entry).some(({ Action }) => Action.includes(action))),
      ),
    told: (setting: string) => named(handlers.filter(({ Environment }) => setting in Environment.Variables)),
  };
}

describe('a stage whose views lie in PostgreSQL', () => {
  const { cloud, inNetwork, statementsOf, may, told } = readStage('postgres');
  const meant = [...answering, ...storing].sort();

  it('lets in those who answer from views, by IAM, as the one user there is, and nobody else', () => {
    expect(meant.length).toBeGreaterThan(25);
    expect(may('rds-db:connect')).toEqual(meant);
    expect(told('VIEWS_DATABASE')).toEqual(meant);
    const doors = meant
      .flatMap(statementsOf)
      .filter(({ Action }) => Action.includes('rds-db:connect'))
      .flatMap(({ Resource = [] }) => Resource);
    for (const door of doors)
      expect(door).toMatch(/:rds-db:ap-southeast-1:<AWS::AccountId>:dbuser:Views\.[^*]+\/views$/);
  });

  it('lets only them stand in its network, which has no way out', () => {
    expect(inNetwork).toEqual(meant);
    for (const way of ['AWS::EC2::InternetGateway', 'AWS::EC2::NatGateway'])
      expect(cloud.all(way, z.unknown())).toEqual([]);
  });

  it('reaches the table, buckets, secrets and keys through endpoints of their own', () => {
    const Door = z.object({ ServiceName: z.string(), VpcEndpointType: z.string() });
    const doors = cloud
      .all('AWS::EC2::VPCEndpoint', Door)
      .map(({ properties }) => `${properties.VpcEndpointType} ${properties.ServiceName.split('.').at(-1)}`);
    expect(doors.sort()).toEqual([
      'Gateway dynamodb',
      'Gateway s3',
      'Interface kms',
      'Interface secretsmanager',
    ]);
  });

  it('lets a function in its network ask only services that have an endpoint there', () => {
    // Lambda itself writes logs, makes network interfaces and receives messages; the database stands in the network.
    const byLambda =
      /^(?:logs|ec2|rds-db):|^sqs:(?:ReceiveMessage|DeleteMessage|ChangeMessageVisibility|GetQueueAttributes)$/;
    const services = inNetwork
      .flatMap(statementsOf)
      .flatMap(({ Action }) => Action)
      .filter((action) => !byLambda.test(action))
      .map((action) => action.split(':')[0]);
    expect(new Set(services)).toEqual(new Set(['dynamodb', 's3', 'secretsmanager', 'kms']));
  });

  it('keeps functions that ask providers out of its network', () => {
    const ofProviders = /Payment|Carrier|Google|Einvoice|Messages|Push/;
    const asking = inNetwork.filter((entry) =>
      statementsOf(entry).some(
        ({ Action, Resource = [] }) =>
          Action.includes('secretsmanager:GetSecretValue') && Resource.some((one) => ofProviders.test(one)),
      ),
    );
    expect(asking).toEqual([]);
    expect(inNetwork).not.toContain('workers/compare-payments');
  });

  it('has one database, encrypted, that asks IAM, open to those functions alone', () => {
    const Cluster = z.object({
      EnableIAMDatabaseAuthentication: z.literal(true),
      StorageEncrypted: z.literal(true),
    });
    expect(cloud.all('AWS::RDS::DBCluster', Cluster)).toHaveLength(1);
    const Instance = z.object({ PubliclyAccessible: z.boolean().optional() });
    for (const { properties } of cloud.all('AWS::RDS::DBInstance', Instance))
      expect(properties.PubliclyAccessible ?? false).toBe(false);
    const Ingress = z.object({ SourceSecurityGroupId: z.string() });
    const open = cloud.all('AWS::EC2::SecurityGroupIngress', Ingress);
    expect(open.map(({ properties }) => properties.SourceSecurityGroupId)).toEqual([
      expect.stringMatching(/^Views\.Caller/),
    ]);
  });

  it('is watched by its name', () => {
    const [database] = cloud.all('AWS::RDS::DBCluster', z.object({ DBClusterIdentifier: z.string() }));
    const full = cloud
      .all('AWS::CloudWatch::Alarm', Alarm)
      .find(({ properties }) => properties.MetricName === 'ACUUtilization');
    expect(full?.properties.Dimensions).toEqual([
      { Name: 'DBClusterIdentifier', Value: database?.properties.DBClusterIdentifier },
    ]);
  });

  it('keeps no files of views, and may read none', () => {
    expect(told('VIEWS_BUCKET')).toEqual([]);
    const resources = meant.flatMap(statementsOf).flatMap(({ Resource = [] }) => Resource);
    expect(resources.filter((resource) => /-views-.*\/views\//.test(resource))).toEqual([]);
  });
});

it('while the database is filled, files still answer, and only who stores them sees both', () => {
  const { inNetwork, may, told } = readStage('filling');
  expect(may('rds-db:connect')).toEqual(storing);
  expect(inNetwork).toEqual(storing);
  expect(told('VIEWS_BUCKET')).toEqual([...answering, ...storing].sort());
});

it.each(['sandbox', 'production'] as const)('%s has neither database nor network', (stage) => {
  const cloud = cloudOf(stage);
  for (const type of ['AWS::EC2::VPC', 'AWS::RDS::DBCluster'])
    expect(cloud.all(type, z.unknown())).toEqual([]);
});
