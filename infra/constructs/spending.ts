import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

/** Tag on every stack of a stage, by which costs are separated. */
const stageTag = 'cholang:stage';

const ofAccount = (scope: Construct) => ({
  StringEquals: { 'aws:SourceAccount': Stack.of(scope).account },
});

/** Notifies a topic when the month's costs reach 80% of the budget, and when the forecast exceeds it. */
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
  // AWS sends a test message on creation, which the topic's policy must already allow.
  budget.node.addDependency(topic);
}

/** Notifies a topic of a day with unusual costs, long before the month's budget is used up. */
export function anomalyMonitor(scope: Construct, stage: Stage, topic: Topic): void {
  topic.grantPublish(new ServicePrincipal('costalerts.amazonaws.com', { conditions: ofAccount(scope) }));
  const monitor = new CfnAnomalyMonitor(scope, 'AnomalyMonitor', {
    monitorName: nameIn(stage, 'spending'),
    // The monitor selects by tag: an account may have only one monitor of all its services, and new accounts
    // already have it.
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
