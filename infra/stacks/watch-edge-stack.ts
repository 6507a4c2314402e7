import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarmTopic } from '../constructs/alarm-topic.ts';
import { alarmsOf, metric, sum, type WatchedMetric } from '../constructs/alarms.ts';
import { firewallMetric } from '../constructs/firewall-rules.ts';
import { anomalyMonitor } from '../constructs/spending.ts';
import type { Stage } from '../stages.ts';

type WatchEdgeStackProps = StackProps & { stage: Stage; distributionId: string };

const mean = { statistic: 'Average' };
const daily = { statistic: 'Minimum', period: Duration.days(1) };

const watchedOf = (distributionId: string, certificateArn?: string): WatchedMetric[] => [
  {
    name: 'edge-errors',
    says: 'One answer in a hundred at the edge is a 5xx, pictures and pages included',
    metric: metric('CloudFront', '5xxErrorRate', { DistributionId: distributionId, Region: 'Global' }, mean),
    above: 1,
    periods: 3,
  },
  {
    name: 'firewall-blocking',
    says: 'The firewall turns many away: a flood, or a rule that catches shoppers',
    metric: metric('WAFV2', 'BlockedRequests', { WebACL: firewallMetric, Rule: 'ALL' }, sum),
    above: 2_000,
  },
  ...(certificateArn
    ? [
        {
          name: 'certificate-ending',
          says: 'The certificate ends within a month, and was not renewed by itself',
          metric: metric('CertificateManager', 'DaysToExpiry', { CertificateArn: certificateArn }, daily),
          below: 30,
          // The metric is reported twice a day.
          periods: 2,
        },
      ]
    : []),
];

/** Alarms on CloudFront, firewall and certificate, whose metrics exist only in us-east-1. */
export class WatchEdgeStack extends Stack {
  constructor(scope: Construct, id: string, { stage, distributionId, ...props }: WatchEdgeStackProps) {
    super(scope, id, props);
    const topic = alarmTopic(this, stage, { id: 'Alarms', name: 'edge-alarms', output: 'EdgeAlarmTopic' });
    watchedOf(distributionId, stage.certificateArn).forEach(alarmsOf(this, stage, topic));
    anomalyMonitor(this, stage, topic);
  }
}
