import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceives } from '#functions/platform/handlers/max-receives.ts';
import { nameIn, type Stage } from '../stages.ts';

const queueDays = 4;
/** Long enough for a long weekend. */
const deadLetterDays = 14;
/** Maximum days of a message: in its queue, as dead letter, and in its queue after a redrive. */
export const maxMessageDays = queueDays + deadLetterDays + queueDays;

/** Creates a dead-letter queue. */
export const deadLetterQueue = (
  scope: Construct,
  id: string,
  stage: Stage,
  name: string,
  fifo = false,
): Queue =>
  new Queue(scope, id, {
    queueName: nameIn(stage, name, 'dead') + (fifo ? '.fifo' : ''),
    ...(fifo && { fifo }),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(deadLetterDays),
  });

type WorkerQueueProps = {
  stage: Stage;
  name: string;
  seconds: number;
  fifo: boolean;
  delaySeconds?: number;
};

/** A queue with one worker: five tries, then the dead-letter queue. */
export class WorkerQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, name, seconds, fifo, delaySeconds }: WorkerQueueProps) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      queueName: nameIn(stage, name) + (fifo ? '.fifo' : ''),
      ...(fifo && { fifo }),
      ...(delaySeconds && { deliveryDelay: Duration.seconds(delaySeconds) }),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * seconds),
      retentionPeriod: Duration.days(queueDays),
      deadLetterQueue: {
        queue: deadLetterQueue(this, 'Dead', stage, name, fifo),
        maxReceiveCount: maxReceives,
      },
    });
  }
}
