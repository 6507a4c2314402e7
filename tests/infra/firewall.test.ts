import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cloudOf } from './cloud.ts';

const Fields = z.record(z.string(), z.unknown());
const Override = z.object({ Name: z.string(), ActionToUse: Fields });
const Rule = z.object({
  Name: z.string(),
  Priority: z.number(),
  Action: Fields.optional(),
  Statement: z.object({
    ByteMatchStatement: z.unknown().optional(),
    OrStatement: z.unknown().optional(),
    RateBasedStatement: z
      .object({ Limit: z.number(), EvaluationWindowSec: z.number(), ScopeDownStatement: z.unknown() })
      .optional(),
    ManagedRuleGroupStatement: z
      .object({ RuleActionOverrides: z.array(Override), ScopeDownStatement: z.unknown().optional() })
      .optional(),
  }),
});

type Request = { method: string; path: string };

const Match = z.object({
  FieldToMatch: Fields,
  PositionalConstraint: z.enum(['STARTS_WITH', 'EXACTLY']),
  SearchString: z.string(),
});

/** What AWS's firewall would find, for the few kinds of statements ours has. */
function holds(statement: unknown, request: Request): boolean {
  const [[kind, inner] = ['', {}], ...more] = Object.entries(Fields.parse(statement));
  if (more.length > 0) throw new Error('A statement says one thing');
  const { Statement, Statements = [] } = z
    .object({ Statement: z.unknown().optional(), Statements: z.array(z.unknown()).optional() })
    .parse(inner);
  if (kind === 'NotStatement') return !holds(Statement, request);
  if (kind === 'AndStatement') return Statements.every((one) => holds(one, request));
  if (kind === 'OrStatement') return Statements.some((one) => holds(one, request));
  if (kind !== 'ByteMatchStatement') throw new Error(`This test cannot read ${kind}`);
  const { FieldToMatch, PositionalConstraint, SearchString } = Match.parse(inner);
  const value = 'Method' in FieldToMatch ? request.method : request.path;
  return PositionalConstraint === 'EXACTLY' ? value === SearchString : value.startsWith(SearchString);
}

const [firewall] = cloudOf('production').all('AWS::WAFv2::WebACL', z.object({ Rules: z.array(Rule) }));
const rules = (firewall?.properties.Rules ?? []).toSorted((a, b) => a.Priority - b.Priority);

/** The rules that look at a request, in order, up to the one that lets it through whatever comes after. */
function rulesFor(request: Request) {
  const looking = rules.filter(({ Statement }) => {
    const scope =
      (Statement.RateBasedStatement ?? Statement.ManagedRuleGroupStatement)?.ScopeDownStatement ??
      (Statement.ManagedRuleGroupStatement ? undefined : Statement);
    return scope === undefined || holds(scope, request);
  });
  const allowed = looking.findIndex(({ Action }) => Action && 'Allow' in Action);
  return allowed < 0 ? looking : looking.slice(0, allowed + 1);
}
const namesFor = (method: string, path: string) => rulesFor({ method, path }).map(({ Name }) => Name);
const limitsFor = (method: string, path: string) =>
  rulesFor({ method, path }).flatMap(({ Statement }) => Statement.RateBasedStatement?.Limit ?? []);

describe('the firewall', () => {
  it.each(['/media/products/gao/640.webp', '/assets/index-1a2b.js'])('counts nobody’s %s', (path) => {
    expect(limitsFor('GET', path)).toEqual([]);
  });

  it.each([
    ['POST', '/api/payments/webhooks/bank'],
    ['GET', '/api/payments/webhooks/vnpay'],
    ['PUT', '/uploads/member/01JABC'],
  ])('lets %s %s pass without a look at agent, query or body, fifty a second', (method, path) => {
    expect(namesFor(method, path)).toEqual(['Flood', 'SignedByThemselves']);
    expect(Math.min(...limitsFor(method, path))).toBeGreaterThan(50 * 300);
  });

  it('has room for a carrier’s address: a thousand shoppers looking, two hundred buying within five minutes', () => {
    const [callsOfAVisit, changesOfAnOrder] = [15, 25];
    expect(Math.min(...limitsFor('GET', '/api/products'))).toBeGreaterThan(1000 * callsOfAVisit);
    expect(Math.min(...limitsFor('GET', '/e-commerce'))).toBeGreaterThan(1000);
    expect(Math.min(...limitsFor('POST', '/api/public/orders'))).toBeGreaterThan(200 * changesOfAnOrder);
  });

  it('stops whoever floods, counting within five minutes', () => {
    const limited = rules.flatMap(({ Action, Statement }) =>
      Statement.RateBasedStatement
        ? [{ Action, window: Statement.RateBasedStatement.EvaluationWindowSec }]
        : [],
    );
    expect(limited.map(({ window }) => window)).toEqual([300, 300, 300]);
    const tooMany = { Block: { CustomResponse: { ResponseCode: 429 } } };
    expect(limited.map(({ Action }) => Action)).toEqual([tooMany, tooMany, { Challenge: {} }]);
    expect(limitsFor('DELETE', '/api/carts/items')).toContain(6000);
    expect(limitsFor('GET', '/api/carts')).not.toContain(6000);
  });

  it('puzzles pages alone: a call of the API or the socket could not solve one', () => {
    const puzzling = rules.filter(
      ({ Action = {}, Statement }) =>
        'Challenge' in Action ||
        Statement.ManagedRuleGroupStatement?.RuleActionOverrides.some(
          ({ ActionToUse }) => 'Challenge' in ActionToUse,
        ),
    );
    expect(puzzling.map(({ Name }) => Name)).toEqual(['ManyPages', 'AWSManagedRulesAmazonIpReputationList']);
    const puzzled = (method: string, path: string) =>
      namesFor(method, path).some((name) => puzzling.some(({ Name }) => Name === name));
    expect(['/', '/e-commerce/product/gao', '/checkout'].map((path) => puzzled('GET', path))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['/api/products', '/ws', '/media/a.webp', '/assets/a.js'].map((path) => puzzled('GET', path)),
    ).toEqual([false, false, false, false]);
    expect(puzzled('POST', '/api/auth/login')).toBe(false);
  });

  it('only counts what honest callers do too', () => {
    const counted = rules.flatMap(({ Statement }) =>
      (Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [])
        .filter(({ ActionToUse }) => 'Count' in ActionToUse)
        .map(({ Name }) => Name),
    );
    expect(counted.sort()).toEqual([
      'CrossSiteScripting_BODY',
      'NoUserAgent_HEADER',
      'SizeRestrictions_BODY',
      'SizeRestrictions_QUERYSTRING',
    ]);
  });
});
