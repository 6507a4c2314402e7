import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { firewallMetric, firewallRules, visible } from '../constructs/firewall-rules.ts';
import { nameIn, type Stage } from '../stages.ts';

/** Seconds for which a browser that solved a challenge gets no other: a day of shopping. */
const solvedSeconds = 24 * 3600;

/** Stack of the firewall; CloudFront accepts one only from us-east-1. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.firewallArn = new CfnWebACL(this, 'Firewall', {
      name: nameIn(stage, 'firewall'),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(firewallMetric),
      challengeConfig: { immunityTimeProperty: { immunityTime: solvedSeconds } },
      rules: firewallRules,
    }).attrArn;
  }
}
