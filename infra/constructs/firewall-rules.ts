import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;
type Action = CfnWebACL.RuleActionProperty;

/** What the whole firewall is counted as. */
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

/** Pictures and built files: the edge answers nearly all of them itself, and a page asks for dozens. */
const files = any(under('/media/'), under('/assets/'));
/** They carry a signature that our own code or the bucket checks; their senders are machines, or bring a whole file. */
const signed = any(
  under('/api/payments/webhooks/'),
  under('/api/services/shipment/webhooks/'),
  under('/uploads/'),
  under('/files/'),
  under('/papers/'),
);
const change = all(under('/api/'), not(any(method('GET'), method('HEAD'))));
/** What a browser shows as a page, so that it can solve a puzzle before it sees one. */
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

/** Within five minutes, from one address. */
const oftenerThan = (limit: number, scopeDownStatement: Statement): Statement => ({
  rateBasedStatement: { limit, evaluationWindowSec: 300, aggregateKeyType: 'IP', scopeDownStatement },
});

const allow: Action = { allow: {} };
const count: Action = { count: {} };
const challenge: Action = { challenge: {} };
const slowDown: Action = { block: { customResponse: { responseCode: 429 } } };

/**
 * Who is kept out. An address may be that of a carrier or an office with thousands behind it: the limits here are wide
 * nets against floods, the narrow ones count accounts, carts and receivers in the functions.
 */
export const firewallRules: Rule[] = [
  rule('Flood', 0, slowDown, oftenerThan(20_000, not(files))),
  rule('SignedByThemselves', 1, allow, signed),
  rule('ManyChanges', 2, slowDown, oftenerThan(6_000, change)),
  rule('ManyPages', 3, challenge, oftenerThan(5_000, page)),
  // An address of bad repute may be shared: whoever is a browser shows it, unseen, and goes on.
  managed(
    'AWSManagedRulesAmazonIpReputationList',
    4,
    { AWSManagedIPReputationList: challenge, AWSManagedReconnaissanceList: challenge },
    page,
  ),
  // Descriptions with formatting are long and look like markup, lists are asked for with many filters: the API bounds
  // and cleans both itself. A machine need not say what it is.
  managed('AWSManagedRulesCommonRuleSet', 5, {
    SizeRestrictions_BODY: count,
    CrossSiteScripting_BODY: count,
    SizeRestrictions_QUERYSTRING: count,
    NoUserAgent_HEADER: count,
  }),
  managed('AWSManagedRulesKnownBadInputsRuleSet', 6, {}),
];
