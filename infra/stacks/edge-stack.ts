import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { nameIn, type Stage } from '../stages.ts';

type Rule = CfnWebACL.RuleProperty;

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

const managed = (priority: number, name: string, onlyCount: string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: onlyCount.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

const rateLimit = (priority: number, limit: number): Rule => ({
  name: 'TooMany',
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visible('TooMany'),
  statement: { rateBasedStatement: { limit, evaluationWindowSec: 300, aggregateKeyType: 'IP' } },
});

/** The firewall. CloudFront takes its own only from us-east-1. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.firewallArn = new CfnWebACL(this, 'Firewall', {
      name: nameIn(stage, 'firewall'),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      rules: [
        rateLimit(0, 3000),
        managed(1, 'AWSManagedRulesAmazonIpReputationList'),
        // Descriptions with formatting are long and look like markup; the API bounds and cleans them itself.
        managed(2, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']),
        managed(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    }).attrArn;
  }
}
