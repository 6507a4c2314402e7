import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { type Audience, audiences } from '#shared/contract/audiences.ts';
import type { Area, ScheduledHandler } from '../areas/area.ts';
import { queues } from '../areas/queues.ts';
import { viewNames } from '../areas/rights.ts';
import { nameIn, type Stage } from '../stages.ts';
import { highest, metric, p95, sum, type WatchedMetric } from './alarms.ts';
import { lastPart } from './names.ts';
import { metricsOf, type StageMetrics } from './stage-metrics.ts';
import { tableIndexes } from './table-indexes.ts';

export type WatchedApis = { apiIds: Record<Audience, string>; pagesApiId: string; socketApiId: string };

const seconds = (count: number) => count * 1000;

/** Audiences whose API errors cost sales; nobody buys through the staff API. */
const selling: readonly string[] = ['shop', 'members'];

const onApi = (audience: Audience | 'pages', ApiId: string): WatchedMetric[] => [
  {
    name: `api-${audience}-errors`,
    says: `Requests of the ${audience} API end in 5xx`,
    metric: metric('ApiGateway', '5xx', { ApiId }, sum),
    above: 5,
    money: selling.includes(audience),
  },
  {
    name: `api-${audience}-slow`,
    says: `One request in twenty of the ${audience} API takes longer than 2 s`,
    metric: metric('ApiGateway', 'Latency', { ApiId }, p95),
    above: seconds(2),
    periods: 3,
  },
];

const deadLetters = (metrics: StageMetrics, name: string): WatchedMetric => ({
  name: `${name}-dead`,
  says: `Something of ${name} failed for good and waits in the dead-letter queue`,
  metric: metrics.queue('ApproximateNumberOfMessagesVisible', `${name}-dead`),
  above: 0,
  money: name === 'payments',
});

const onQueue = (metrics: StageMetrics, name: string): WatchedMetric[] => [
  deadLetters(metrics, name),
  {
    name: `${name}-late`,
    says: `A message of ${name} has waited longer than 10 minutes`,
    metric: metrics.queue('ApproximateAgeOfOldestMessage', name),
    above: 600,
    money: name === 'payments',
  },
];

const onFollower = (metrics: StageMetrics, entry: string): WatchedMetric => ({
  name: `${lastPart(entry)}-behind`,
  says: 'Mails, notices and live events lag more than a minute behind the writes they follow from',
  metric: metrics.ofFunction('IteratorAge', entry, highest),
  above: seconds(60),
  periods: 3,
});

const maxMinutes = 24 * 60;

function onSchedule(metrics: StageMetrics, { entry, everyMinutes }: ScheduledHandler): WatchedMetric[] {
  const name = lastPart(entry);
  // CloudWatch evaluates at most one day.
  const twice = { ...sum, period: Duration.minutes(Math.min(maxMinutes, Math.max(5, 2 * everyMinutes))) };
  const money = name === 'sweep-due';
  return [
    {
      name: `${name}-failing`,
      says: `The scheduled ${name} fails again and again`,
      metric: metrics.ofFunction('Errors', entry, sum),
      above: 0,
      periods: everyMinutes > 5 ? 1 : 6,
      money,
    },
    {
      name: `${name}-silent`,
      says: `The scheduled ${name} is not run at all`,
      metric: metrics.ofFunction('Invocations', entry, twice),
      below: 1,
      money,
    },
  ];
}

const half = { ...sum, period: Duration.minutes(30) };

/** The window is three times the schedule's interval, so that the next run makes up for one failed run. */
const onSnapshots = (metrics: StageMetrics): WatchedMetric[] =>
  viewNames.map((View) => ({
    name: `snapshot-${View}-old`,
    says: `The snapshot of the view ${View} is older than half an hour: functions that start cold have much to catch up with`,
    metric: metrics.own('SnapshotsCurrent', half, { View }),
    below: 1,
  }));

const onLogs = ({ own }: StageMetrics): WatchedMetric[] => [
  {
    name: 'errors-logged',
    says: 'Functions log errors, whatever status their callers saw',
    metric: own('ErrorLines'),
    above: 10,
  },
  {
    name: 'webhooks-failing',
    says: 'Notices of payment providers or carriers could not be kept: they will send them again',
    metric: own('FailedWebhooks'),
    above: 0,
    money: true,
  },
  {
    name: 'runs-broken',
    says: 'Lambda ended runs of functions: out of time, out of memory, or never begun',
    metric: own('BrokenRuns'),
    above: 3,
  },
  {
    name: 'runs-near-limits',
    says: 'Functions end with hardly any of their time or memory left',
    metric: own('NearLimits'),
    above: 3,
  },
  {
    name: 'parcels-odd',
    says: 'A carrier says of a parcel what nobody here has met before: it is shown as it came',
    metric: own('ParcelsOdd'),
    above: 0,
  },
  {
    name: 'items-unreadable',
    says: 'Items of the table could not be read and were left out of lists',
    metric: own('ItemsUnreadable'),
    above: 0,
  },
];

const throttled = ({ table }: StageMetrics, index?: string) => ({
  reads: table('ReadThrottleEvents', index),
  writes: table('WriteThrottleEvents', index),
});

const onTable = (metrics: StageMetrics): WatchedMetric[] => [
  {
    name: 'table-throttled',
    says: 'The table refuses requests: a key is too hot or growth too sudden',
    metric: new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: throttled(metrics),
    }),
    above: 10,
    money: true,
  },
  ...tableIndexes.map(({ indexName }) => ({
    name: `index-${indexName}-throttled`,
    says: `The index ${indexName} refuses requests; what it cannot take, the table refuses soon after`,
    metric: new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: throttled(metrics, indexName),
    }),
    above: 10,
  })),
];

/** Alarm on the database's capacity: at its maximum all callers wait. */
const onDatabase = (stage: Stage): WatchedMetric[] =>
  stage.views === 'sqlite'
    ? []
    : [
        {
          name: 'views-database-full',
          says: 'The database of views works at nine tenths of the most it may',
          metric: metric('RDS', 'ACUUtilization', { DBClusterIdentifier: nameIn(stage, 'views') }),
          above: 90,
          periods: 3,
        },
      ];

/** Lambda's throttles are not per stage, because the concurrency limit is the account's. */
const onAccount = (ApiId: string): WatchedMetric[] => [
  {
    name: 'functions-throttled',
    says: 'Lambda refuses calls: the account runs as many functions at once as it may',
    metric: metric('Lambda', 'Throttles', {}, sum),
    above: 0,
    periods: 2,
  },
  {
    name: 'sockets-errors',
    says: 'Handlers of the live socket fail',
    metric: metric('ApiGateway', 'ExecutionError', { ApiId }, sum),
    above: 5,
  },
  {
    name: 'sockets-unanswered',
    says: 'The live socket cannot reach its handlers',
    metric: metric('ApiGateway', 'IntegrationError', { ApiId }, sum),
    above: 5,
  },
  {
    name: 'mail-bouncing',
    says: 'More than one mail in twenty comes back; at one in ten sending is suspended',
    metric: metric('SES', 'Reputation.BounceRate'),
    above: 0.05,
  },
];

const day = { ...sum, period: Duration.days(1) };

/** Only guarded stages have daily backups in the locked vault. */
const onBackups = (stage: Stage): WatchedMetric[] =>
  stage.guarded
    ? [
        {
          name: 'backup-missing',
          says: 'No backup of the table reached the locked vault within a day',
          metric: metric(
            'Backup',
            'NumberOfBackupJobsCompleted',
            { BackupVaultName: nameIn(stage, 'backups') },
            day,
          ),
          below: 1,
        },
      ]
    : [];

const hour = { ...sum, period: Duration.hours(1) };
/** Requests of about a hundred visits: from this number on, an hour without any order is no coincidence. */
const busyHour = 5_000;

const onShop = ({ own }: StageMetrics, { guarded }: Stage, { apiIds }: WatchedApis): WatchedMetric[] => [
  {
    name: 'no-orders',
    says: 'Not one order within an hour in which the shop is visited',
    metric: new MathExpression({
      expression: `IF(visits > ${busyHour} AND FILL(orders, 0) < 1, 1, 0)`,
      period: hour.period,
      usingMetrics: {
        visits: metric('ApiGateway', 'Count', { ApiId: apiIds.shop }, hour),
        orders: own('OrdersPlaced', hour),
      },
    }),
    above: 0,
    money: true,
  },
  {
    name: 'views-differ',
    says: 'A view does not hold what the table holds',
    metric: own('ViewDifferences'),
    above: 0,
  },
  {
    name: 'stock-differs',
    says: 'A shelf does not count what its ledger leads to',
    metric: own('StockDifferences'),
    above: 0,
  },
  // Other stages run the canary only on request.
  ...(guarded
    ? [
        {
          name: 'canary-lost',
          says: 'Nobody gets from the home page to the price of an order, or nobody tries',
          metric: own('CanaryPassed', { statistic: 'Minimum' }),
          below: 1,
          periods: 2,
          money: true,
        },
      ]
    : []),
];

/** Lists every alarm of a stage. */
export function watchedOf(stage: Stage, areas: readonly Area[], apis: WatchedApis): WatchedMetric[] {
  const metrics = metricsOf(stage);
  const schedules = areas.flatMap((area) => area.schedules ?? []);
  return [
    ...audiences.flatMap((audience) => onApi(audience, apis.apiIds[audience])),
    ...onApi('pages', apis.pagesApiId),
    ...queues.flatMap(({ name }) => onQueue(metrics, name)),
    deadLetters(metrics, 'changes'),
    ...areas.flatMap(({ streams = [] }) => streams.map(({ entry }) => onFollower(metrics, entry))),
    ...schedules
      .filter(({ guardedOnly }) => stage.guarded || !guardedOnly)
      .flatMap((one) => onSchedule(metrics, one)),
    ...onSnapshots(metrics),
    ...onLogs(metrics),
    ...onTable(metrics),
    ...onDatabase(stage),
    ...onBackups(stage),
    ...onAccount(apis.socketApiId),
    ...onShop(metrics, stage, apis),
  ];
}
