import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type Audience, audiences } from '#shared/contract/audiences.ts';
import { queues } from '../areas/queues.ts';
import { nameIn, type Stage } from '../stages.ts';
import { highest, metric, p95, sum } from './alarms.ts';
import { metricsOf } from './stage-metrics.ts';

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 });

/** Dashboard with the metrics to check first in any incident. */
export function stageDashboard(scope: Construct, stage: Stage, apiIds: Record<Audience, string>): Dashboard {
  const metrics = metricsOf(stage);
  const ofApis = (name: string, options = sum) =>
    audiences.map((audience) =>
      metric('ApiGateway', name, { ApiId: apiIds[audience] }, { ...options, label: audience }),
    );
  const ofQueues = (name: string, suffix = '') =>
    queues.map((queue) => metrics.queue(name, queue.name + suffix).with({ label: queue.name }));
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: nameIn(stage),
    widgets: [
      [
        graph('Orders', [metrics.own('OrdersPlaced')]),
        graph('Walk through the shop, ms', [metrics.own('CanaryMilliseconds', highest)]),
        graph('Errors logged', [metrics.own('ErrorLines'), metrics.own('ItemsUnreadable')]),
      ],
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
        graph('Table units read', [metrics.table('ConsumedReadCapacityUnits')]),
        graph('Table units written', [metrics.table('ConsumedWriteCapacityUnits')]),
        graph('Function errors', [metric('Lambda', 'Errors', {}, sum)]),
      ],
    ],
  });
}
