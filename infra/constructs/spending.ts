import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

/** Every stack of a stage carries it, so bills can be told apart. */
const stageTag = 'cholang:stage';

const ofAccount = (scope: Construct) => ({
  StringEquals: { 'aws:SourceAccount': Stack.of(scope).account },
});

/** Tells a topic when the month has cost four fifths of what it may, and when it is going to cost more. */
export function monthlyBudget(scope: Construct, stage: Stage, topic: Topic): void {
  const conditions = {
    ...ofAccount(scope),
    ArnLike: { 'aws:SourceArn': `arn:aws:budgets::${Stack.of(scope).account}:*` },
  };
  topic.grantPublish(new ServicePrincipal('budgets.amazonaws.com', { conditions }));
  const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  });
  const budget = new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: nameIn(stage, 'spending'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: stage.spending.monthlyUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:${stageTag}$${stage.name}`] },
    },
    notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
  });
  // AWS sends a message of trial when it is made, which the policy of the topic has to allow.
  budget.node.addDependency(topic);
}

/** Tells a topic of a day that costs far more than such days do: long before a month's budget is used up. */
export function anomalyMonitor(scope: Construct, stage: Stage, topic: Topic): void {
  topic.grantPublish(new ServicePrincipal('costalerts.amazonaws.com', { conditions: ofAccount(scope) }));
  const monitor = new CfnAnomalyMonitor(scope, 'AnomalyMonitor', {
    monitorName: nameIn(stage, 'spending'),
    // By tag: an account may have one monitor of all its services, and new accounts come with it.
    monitorType: 'CUSTOM',
    monitorSpecification: JSON.stringify({ Tags: { Key: stageTag, Values: [stage.name] } }),
  });
  const subscription = new CfnAnomalySubscription(scope, 'AnomalySubscription', {
    subscriptionName: nameIn(stage, 'spending'),
    frequency: 'IMMEDIATE',
    monitorArnList: [monitor.attrMonitorArn],
    subscribers: [{ type: 'SNS', address: topic.topicArn }],
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: [String(stage.spending.unusualUsd)],
      },
    }),
  });
  subscription.node.addDependency(topic);
}
