import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { ConfigurationSet, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { followedEntities } from '#shared/events/registry.ts';
import type { Area, Handler, ScheduledHandler, Worker } from '../areas/area.ts';
import { acknowledgeWildcard } from '../constructs/acknowledge.ts';
import { FunctionGroup } from '../constructs/function-group.ts';
import { capitalised, idOf, lastPart } from '../constructs/names.ts';
import type { StackContext } from '../constructs/resources.ts';
import { mailSetName, nameIn } from '../stages.ts';

type WorkersStackProps = StackProps & {
  areas: readonly Area[];
  stackContext: StackContext;
  deadChanges: Queue;
};

const timeoutSeconds = 60;

/** Stream filter: items that no event follows from, such as counters and carts, do not invoke the function. */
const followedOnly = FilterCriteria.filter({
  dynamodb: { NewImage: { entity: { S: followedEntities } } },
});

const idFrom = (entry: string) => idOf(lastPart(entry));

/** Stack of background work: queue workers, the table's stream and schedules. */
export class WorkersStack extends Stack {
  readonly #stackContext: StackContext;
  readonly #functions: FunctionGroup;
  readonly #deadChanges: Queue;

  constructor(
    scope: Construct,
    id: string,
    { areas, stackContext, deadChanges, ...props }: WorkersStackProps,
  ) {
    super(scope, id, props);
    this.#stackContext = stackContext;
    this.#deadChanges = deadChanges;
    this.#functions = new FunctionGroup(this, 'Functions', { ...stackContext, logName: 'workers' });
    const { stage } = stackContext;
    new EmailIdentity(this, 'MailIdentity', {
      identity: Identity.domain(stage.domain),
      configurationSet: ConfigurationSet.fromConfigurationSetName(this, 'MailSet', mailSetName(stage)),
    });

    for (const { workers = [], streams = [], schedules = [] } of areas) {
      for (const worker of workers) this.#work(worker);
      for (const stream of streams) this.#follow(stream, stackContext.resources.table);
      for (const scheduled of schedules) this.#repeat(scheduled);
    }
  }

  #work(worker: Worker): void {
    const queue = this.#stackContext.resources.queues[worker.queue];
    const receive = new PolicyStatement({
      actions: ['ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility', 'GetQueueAttributes'].map(
        (action) => `sqs:${action}`,
      ),
      resources: [queue.queueArn],
    });
    const { seconds, batch, atOnce } = worker.needs;
    const target = this.#functions.add(worker, { timeoutSeconds: seconds, statements: [receive] });
    new EventSourceMapping(this, `${idFrom(worker.entry)}Messages`, {
      target,
      eventSourceArn: queue.queueArn,
      batchSize: batch,
      ...(atOnce && { maxConcurrency: atOnce }),
      reportBatchItemFailures: true,
    });
  }

  #follow(stream: Handler, { tableStreamArn: streamArn = '' }: ITableV2): void {
    const follow = [
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [streamArn],
      }),
      // Listing streams cannot be restricted to a resource; it reveals only their names.
      new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.#deadChanges.queueArn] }),
    ];
    const target = this.#functions.add(stream, {
      timeoutSeconds,
      statements: follow,
      environment: { CHANGES_DEAD_QUEUE_URL: this.#deadChanges.queueUrl },
    });
    if (target.role) acknowledgeWildcard(target.role, '*', 'Listing streams knows no resource');
    new EventSourceMapping(this, `${idFrom(stream.entry)}Records`, {
      target,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      bisectBatchOnError: true,
      filters: [followedOnly],
      reportBatchItemFailures: true,
      retryAttempts: 8,
      maxRecordAge: Duration.hours(6),
      // The permission to send is in the statements above.
      onFailure: { bind: () => ({ destination: this.#deadChanges.queueArn }) },
    });
  }

  #repeat(scheduled: ScheduledHandler): void {
    const target = this.#functions.add(scheduled, {
      timeoutSeconds: scheduled.timeoutSeconds ?? timeoutSeconds,
    });
    const id = idFrom(scheduled.entry);
    const role = new Role(this, `${id}ScheduleRole`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        invoke: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }),
          ],
        }),
      },
    });
    const { everyMinutes, eachView = [undefined] } = scheduled;
    const { stage } = this.#stackContext;
    for (const view of eachView)
      new CfnSchedule(this, `${id}${capitalised(view ?? '')}Schedule`, {
        name: nameIn(stage, lastPart(scheduled.entry), ...(view ? [view] : [])),
        scheduleExpression: `rate(${everyMinutes} ${everyMinutes === 1 ? 'minute' : 'minutes'})`,
        flexibleTimeWindow: { mode: 'OFF' },
        ...(scheduled.guardedOnly && !stage.guarded && { state: 'DISABLED' }),
        target: {
          arn: target.functionArn,
          roleArn: role.roleArn,
          ...(view && { input: JSON.stringify({ view }) }),
          // A missed run is made up for by the next one.
          retryPolicy: { maximumRetryAttempts: 1, maximumEventAgeInSeconds: everyMinutes * 60 },
        },
      });
  }
}
