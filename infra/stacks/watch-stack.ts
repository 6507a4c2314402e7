import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  type MetricOptions,
} from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Audience, audiences } from '#shared/contract/audiences.ts';
import type { Area, ScheduledHandler } from '../areas/area.ts';
import { queues } from '../areas/queues.ts';
import { alarmsOf, highest, metric, p95, sum, type WatchedMetric } from '../constructs/alarms.ts';
import { type CountedLine, countedNamespace } from '../constructs/counted-lines.ts';
import { functionName, lastPart } from '../constructs/names.ts';
import { nameIn, type Stage } from '../stages.ts';

type WatchStackProps = StackProps & {
  stage: Stage;
  apiIds: Record<Audience, string>;
  pagesApiId: string;
  socketApiId: string;
  areas: readonly Area[];
};

const seconds = (count: number) => count * 1000;

/** AWS marks queues that keep an order, and their dead-letter queues, by the end of their name. */
const marked = new Set<string>(
  queues.filter(({ fifo }) => fifo).flatMap(({ name }) => [name, `${name}-dead`]),
);

/** Who is told when something is wrong, and where to look. */
export class WatchStack extends Stack {
  readonly #stage: Stage;

  constructor(
    scope: Construct,
    id: string,
    { stage, apiIds, pagesApiId, socketApiId, areas, ...props }: WatchStackProps,
  ) {
    super(scope, id, props);
    this.#stage = stage;
    const watch = alarmsOf(this, stage, this.#topic());

    const watched = [
      ...audiences.flatMap((audience) => this.#api(audience, apiIds[audience])),
      ...this.#api('pages', pagesApiId),
      ...queues.flatMap((queue) => this.#queue(queue.name)),
      this.#deadLetters('changes'),
      ...areas.flatMap(({ streams = [] }) => streams.map(({ entry }) => this.#follower(entry))),
      ...areas.flatMap(({ schedules = [] }) => schedules.flatMap((one) => this.#scheduled(one))),
      ...this.#logs(),
      ...this.#account(socketApiId),
    ];
    for (const one of watched) watch(one);
    this.#dashboard(apiIds);
  }

  /** With a policy of its own, as demanding encryption makes one, a topic takes nothing from anybody not named in it. */
  #topic(): Topic {
    const topic = new Topic(this, 'Alarms', { topicName: nameIn(this.#stage, 'alarms'), enforceSSL: true });
    const alarmsHere = { StringEquals: { 'aws:SourceAccount': this.account } };
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: alarmsHere }));
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn });
    return topic;
  }

  #api(audience: Audience | 'pages', ApiId: string): WatchedMetric[] {
    return [
      {
        name: `api-${audience}-errors`,
        says: `Requests of the ${audience} API end in 5xx`,
        metric: metric('ApiGateway', '5xx', { ApiId }, sum),
        above: 5,
      },
      {
        name: `api-${audience}-slow`,
        says: `One request in twenty of the ${audience} API takes longer than 2 s`,
        metric: metric('ApiGateway', 'Latency', { ApiId }, p95),
        above: seconds(2),
        periods: 3,
      },
    ];
  }

  #deadLetters(name: string): WatchedMetric {
    return {
      name: `${name}-dead`,
      says: `Something of ${name} failed for good and waits in the dead-letter queue`,
      metric: this.#queueMetric('ApproximateNumberOfMessagesVisible', `${name}-dead`),
      above: 0,
    };
  }

  #queue(name: string): WatchedMetric[] {
    return [
      this.#deadLetters(name),
      {
        name: `${name}-late`,
        says: `A message of ${name} has waited longer than 10 minutes`,
        metric: this.#queueMetric('ApproximateAgeOfOldestMessage', name),
        above: 600,
      },
    ];
  }

  #follower(entry: string): WatchedMetric {
    return {
      name: `${lastPart(entry)}-behind`,
      says: 'Mails, notices and live events lag more than a minute behind the writes they follow from',
      metric: this.#functionMetric('IteratorAge', entry, highest),
      above: seconds(60),
      periods: 3,
    };
  }

  #scheduled({ entry, everyMinutes }: ScheduledHandler): WatchedMetric[] {
    const name = lastPart(entry);
    const twice = { ...sum, period: Duration.minutes(Math.max(5, 2 * everyMinutes)) };
    return [
      {
        name: `${name}-failing`,
        says: `The scheduled ${name} fails again and again`,
        metric: this.#functionMetric('Errors', entry, sum),
        above: 0,
        periods: 6,
      },
      {
        name: `${name}-silent`,
        says: `The scheduled ${name} is not run at all`,
        metric: this.#functionMetric('Invocations', entry, twice),
        below: 1,
      },
    ];
  }

  #logs(): WatchedMetric[] {
    const counted = (name: CountedLine) => metric(countedNamespace(this.#stage), name, {}, sum);
    return [
      {
        name: 'errors-logged',
        says: 'Functions log errors, whatever status their callers saw',
        metric: counted('ErrorLines'),
        above: 10,
      },
      {
        name: 'webhooks-failing',
        says: 'Notices of payment providers could not be kept: the providers will send them again',
        metric: counted('FailedWebhooks'),
        above: 0,
      },
    ];
  }

  /** Lambda's throttles have no stage: the limit they speak of is the account's. */
  #account(socketApiId: string): WatchedMetric[] {
    return [
      {
        name: 'functions-throttled',
        says: 'Lambda refuses calls: the account runs as many functions at once as it may',
        metric: metric('Lambda', 'Throttles', {}, sum),
        above: 0,
        periods: 2,
      },
      {
        name: 'table-throttled',
        says: 'The table refuses requests: a key is too hot or growth too sudden',
        metric: new MathExpression({
          expression: 'FILL(reads, 0) + FILL(writes, 0)',
          usingMetrics: {
            reads: this.#tableMetric('ReadThrottleEvents'),
            writes: this.#tableMetric('WriteThrottleEvents'),
          },
        }),
        above: 10,
      },
      {
        name: 'sockets-errors',
        says: 'Handlers of the live socket fail',
        metric: metric('ApiGateway', 'ExecutionError', { ApiId: socketApiId }, sum),
        above: 5,
      },
      {
        name: 'mail-bouncing',
        says: 'More than one mail in twenty comes back; at one in ten sending is suspended',
        metric: metric('SES', 'Reputation.BounceRate'),
        above: 0.05,
      },
    ];
  }

  #dashboard(apiIds: Record<Audience, string>): void {
    const ofApis = (name: string, options = sum) =>
      audiences.map((audience) =>
        metric('ApiGateway', name, { ApiId: apiIds[audience] }, { ...options, label: audience }),
      );
    const ofQueues = (name: string, suffix = '') =>
      queues.map((queue) => this.#queueMetric(name, queue.name + suffix).with({ label: queue.name }));
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 });
    new Dashboard(this, 'Dashboard', {
      dashboardName: nameIn(this.#stage),
      widgets: [
        [
          graph('Requests', ofApis('Count')),
          graph('5xx', ofApis('5xx')),
          graph('p95, ms', ofApis('Latency', p95)),
        ],
        [
          graph('Oldest message, s', ofQueues('ApproximateAgeOfOldestMessage')),
          graph('Dead letters', ofQueues('ApproximateNumberOfMessagesVisible', '-dead')),
          graph('Functions running', [metric('Lambda', 'ConcurrentExecutions', {}, highest)]),
        ],
        [
          graph('Table units read', [this.#tableMetric('ConsumedReadCapacityUnits')]),
          graph('Table units written', [this.#tableMetric('ConsumedWriteCapacityUnits')]),
          graph('Function errors', [metric('Lambda', 'Errors', {}, sum)]),
        ],
      ],
    });
  }

  #queueMetric(name: string, queue: string) {
    return metric(
      'SQS',
      name,
      { QueueName: nameIn(this.#stage, queue) + (marked.has(queue) ? '.fifo' : '') },
      highest,
    );
  }

  #functionMetric(name: string, entry: string, options: MetricOptions) {
    return metric('Lambda', name, { FunctionName: functionName(this.#stage, entry) }, options);
  }

  #tableMetric(name: string) {
    return metric('DynamoDB', name, { TableName: nameIn(this.#stage) }, sum);
  }
}
