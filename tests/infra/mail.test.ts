import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';

const Statement = z.object({
  Effect: z.string(),
  Principal: z.unknown(),
  Action: z.unknown(),
  Resource: z.unknown(),
  Condition: z.unknown(),
});
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });
const Named = z.object({ QueueName: z.string() });

describe.each(['sandbox', 'production'] as const)('what SES reports in %s', (stage) => {
  const cloud = cloudOf(stage);
  const [topic] = cloud
    .all('AWS::SNS::Topic', z.object({ TopicName: z.string() }))
    .filter(({ properties }) => properties.TopicName === `cholang-${stage}-mail-reports`);
  const [queue] = cloud
    .all('AWS::SQS::Queue', Named)
    .filter(({ properties }) => properties.QueueName === `cholang-${stage}-bounces`);

  it('is what comes of every mail of the domain, and nothing but bounces and complaints', () => {
    const [identity] = cloud.all(
      'AWS::SES::EmailIdentity',
      z.object({ ConfigurationSetAttributes: z.unknown() }),
    );
    expect(identity?.properties.ConfigurationSetAttributes).toEqual({
      ConfigurationSetName: `cholang-${stage}-mail`,
    });
    const [set, ...others] = cloud.all('AWS::SES::ConfigurationSet', z.unknown());
    expect(others).toEqual([]);
    // Our own marks decide: from the account’s list nobody gets off by proving the address.
    expect(set?.properties).toMatchObject({
      Name: `cholang-${stage}-mail`,
      SuppressionOptions: { SuppressedReasons: [] },
    });
    const destinations = cloud.all('AWS::SES::ConfigurationSetEventDestination', z.unknown());
    expect(destinations.map(({ properties }) => properties)).toEqual([
      {
        ConfigurationSetName: set?.id,
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['bounce', 'complaint'],
          SnsDestination: { TopicARN: topic?.id },
        },
      },
    ]);
  });

  it('goes to the queue as it is, and to nobody else', () => {
    const subscriptions = cloud
      .all('AWS::SNS::Subscription', z.object({ TopicArn: z.string() }))
      .filter(({ properties }) => properties.TopicArn === topic?.id);
    expect(subscriptions).toHaveLength(1);
    const [one] = cloud
      .all('AWS::SNS::Subscription', z.unknown())
      .filter(({ id }) => id === subscriptions[0]?.id);
    expect(one?.properties).toMatchObject({
      Protocol: 'sqs',
      Endpoint: `${queue?.id}.Arn`,
      RawMessageDelivery: true,
    });
  });

  it('is let in from the domain’s own set only, and the queue hears that topic only', () => {
    const allowed = (type: string, resource: string | undefined) =>
      cloud
        .all(type, Policy)
        .flatMap(({ properties }) => properties.PolicyDocument.Statement)
        .filter(({ Effect, Resource }) => Effect === 'Allow' && Resource === resource);
    expect(allowed('AWS::SNS::TopicPolicy', topic?.id)).toMatchObject([
      {
        Principal: { Service: 'ses.amazonaws.com' },
        Action: 'sns:Publish',
        Condition: {
          StringEquals: {
            'AWS:SourceArn': expect.stringMatching(/:configuration-set\//) as string,
          },
        },
      },
    ]);
    expect(allowed('AWS::SQS::QueuePolicy', `${queue?.id}.Arn`)).toMatchObject([
      {
        Principal: { Service: 'sns.amazonaws.com' },
        Action: 'sqs:SendMessage',
        Condition: { ArnEquals: { 'aws:SourceArn': topic?.id } },
      },
    ]);
  });
});
