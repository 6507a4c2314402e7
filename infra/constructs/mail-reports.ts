import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { mailSetName, nameIn, type Stage } from '../stages.ts';

/** Queues SES bounces and complaints; the account's suppression list is off, as nobody could leave it. */
export function mailReports(scope: Construct, stage: Stage, queue: Queue): void {
  const set = new ConfigurationSet(scope, 'MailSet', {
    configurationSetName: mailSetName(stage),
    disableSuppressionList: true,
  });
  const topic = new Topic(scope, 'MailReports', {
    topicName: nameIn(stage, 'mail-reports'),
    enforceSSL: true,
  });
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
  // Only this set may publish; the event destination adds that to the topic's policy itself.
  set.addEventDestination('Reports', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
}
