import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;
type Action = CfnWebACL.RuleActionProperty;

/** Metric name of the whole firewall. */
export const firewallMetric = 'Firewall';

export const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

const asItIs = [{ priority: 0, type: 'NONE' }];

const matches = (
  positionalConstraint: 'STARTS_WITH' | 'EXACTLY',
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  searchString: string,
): Statement => ({
  byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations: asItIs },
});
const under = (path: string): Statement => matches('STARTS_WITH', { uriPath: {} }, path);
const method = (name: string): Statement => matches('EXACTLY', { method: {} }, name);

const not = (statement: Statement): Statement => ({ notStatement: { statement } });
const all = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const any = (...statements: Statement[]): Statement => ({ orStatement: { statements } });

/** Pictures and built files: the CDN answers nearly all of them from its cache, and a page requests dozens. */
const files = any(under('/media/'), under('/assets/'));
/** Requests with a signature that our code or the bucket checks, sent by machines or as whole files. */
const signed = any(
  under('/api/payments/webhooks/'),
  under('/api/services/shipment/webhooks/'),
  under('/uploads/'),
  under('/files/'),
  under('/papers/'),
);
const change = all(under('/api/'), not(any(method('GET'), method('HEAD'))));
/** Requests that a browser shows as a page, so that it can solve a challenge before showing it. */
const page = all(method('GET'), not(any(under('/api/'), under('/ws'), under('/docs/'), files)));

const rule = (name: string, priority: number, action: Action, statement: Statement): Rule => ({
  name,
  priority,
  action,
  statement,
  visibilityConfig: visible(name),
});

const managed = (
  name: string,
  priority: number,
  softened: Record<string, Action>,
  scopeDownStatement?: Statement,
): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(scopeDownStatement && { scopeDownStatement }),
      ruleActionOverrides: Object.entries(softened).map(([one, actionToUse]) => ({ name: one, actionToUse })),
    },
  },
});

/** Matches an address with more requests than the limit within five minutes. */
const oftenerThan = (limit: number, scopeDownStatement: Statement): Statement => ({
  rateBasedStatement: { limit, evaluationWindowSec: 300, aggregateKeyType: 'IP', scopeDownStatement },
});

const allow: Action = { allow: {} };
const count: Action = { count: {} };
const challenge: Action = { challenge: {} };
const slowDown: Action = { block: { customResponse: { responseCode: 429 } } };

/**
 * Firewall rules. An address may belong to a mobile carrier or an office with thousands of people behind it, so
 * these limits only stop floods. The functions apply narrow limits by account, cart and receiver.
 */
export const firewallRules: Rule[] = [
  rule('Flood', 0, slowDown, oftenerThan(20_000, not(files))),
  rule('SignedByThemselves', 1, allow, signed),
  rule('ManyChanges', 2, slowDown, oftenerThan(6_000, change)),
  rule('ManyPages', 3, challenge, oftenerThan(5_000, page)),
  // An address of bad reputation may be shared, so it gets a challenge, which browsers solve invisibly.
  managed(
    'AWSManagedRulesAmazonIpReputationList',
    4,
    { AWSManagedIPReputationList: challenge, AWSManagedReconnaissanceList: challenge },
    page,
  ),
  // These rules only count: formatted descriptions are long and look like markup, and lists have many filters;
  // the API limits and sanitizes both itself. Machines may omit the user agent.
  managed('AWSManagedRulesCommonRuleSet', 5, {
    SizeRestrictions_BODY: count,
    CrossSiteScripting_BODY: count,
    SizeRestrictions_QUERYSTRING: count,
    NoUserAgent_HEADER: count,
  }),
  managed('AWSManagedRulesKnownBadInputsRuleSet', 6, {}),
];
