import { CfnOutput, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

/** Creates a topic for alarms. `enforceSSL` gives it a policy, which must name every publisher. */
export function alarmTopic(
  scope: Construct,
  stage: Stage,
  { id, name, output }: { id: string; name: string; output: string },
): Topic {
  const topic = new Topic(scope, id, { topicName: nameIn(stage, name), enforceSSL: true });
  const alarmsHere = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: alarmsHere }));
  new CfnOutput(scope, output, { value: topic.topicArn });
  return topic;
}
