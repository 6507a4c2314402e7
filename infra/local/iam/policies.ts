import * as z from 'zod';
import type { Assembly } from '../template/template.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat());

const OnPartitions = z.strictObject({ 'dynamodb:LeadingKeys': texts });

/** The conditions that our roles use. A statement with another kind fails to parse instead of being ignored. */
const Conditions = z.strictObject({
  'ForAllValues:StringLike': OnPartitions.optional(),
  'ForAllValues:StringEquals': OnPartitions.optional(),
  'ForAnyValue:StringLike': OnPartitions.optional(),
  'ForAnyValue:StringEquals': OnPartitions.optional(),
  StringLike: z.strictObject({ 's3:prefix': texts }).optional(),
  StringEquals: z.strictObject({ 'iam:PassedToService': texts }).optional(),
});

export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: texts,
  Resource: texts,
  Condition: Conditions.default({}),
});
export type Statement = z.output<typeof Statement>;

const Policies = z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) }));
const Role = z.object({ Policies: Policies.default([]) });

/** Rights that a call needs: action, resource, and the table partitions or bucket prefix involved. */
export type Demand = {
  action: string;
  resource: string;
  leadingKeys?: readonly string[];
  prefix?: string;
};

/** Reads the permissions of each role of the templates, by its ARN. */
export const readRoles = ({ declared }: Assembly): Map<string, readonly Statement[]> =>
  new Map(
    declared('AWS::IAM::Role', Role).map(({ arn, properties }) => [
      arn,
      properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    ]),
  );

const expressions = new Map<string, RegExp>();

/** Matches policy wildcards: `*` for any text and `?` for any character. */
function isLike(text: string, pattern: string): boolean {
  if (!/[*?]/.test(pattern)) return text === pattern;
  const known = expressions.get(pattern);
  const plain = pattern.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const expression = known ?? new RegExp(`^${plain.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  expressions.set(pattern, expression);
  return expression.test(text);
}

const isAny = (text: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => isLike(text, pattern));

function holdsOfKeys(condition: string, wanted: readonly string[], keys: readonly string[]): boolean {
  const fits = (key: string) => (condition.endsWith('Like') ? isAny(key, wanted) : wanted.includes(key));
  return condition.startsWith('ForAllValues') ? keys.every(fits) : keys.some(fits);
}

/** Cache of the statements that match an action and a resource: a role repeats the same few calls. */
const named = new WeakMap<readonly Statement[], Map<string, Statement[]>>();

function naming(statements: readonly Statement[], { action, resource }: Demand): Statement[] {
  const known = named.get(statements) ?? new Map<string, Statement[]>();
  named.set(statements, known);
  const key = `${action} ${resource}`;
  const found =
    known.get(key) ??
    statements.filter(({ Action, Resource }) => isAny(action, Action) && isAny(resource, Resource));
  known.set(key, found);
  return found;
}

/** Tells whether the conditions of a statement hold. No call of this cloud hands a role to a service. */
const holds = (
  { Condition: { StringLike: onPrefix, StringEquals: onService, ...onPartitions } }: Statement,
  { leadingKeys = [], prefix = '' }: Demand,
): boolean =>
  !onService &&
  (!onPrefix || isAny(prefix, onPrefix['s3:prefix'])) &&
  Object.entries(onPartitions).every(
    ([name, on]) => !on || holdsOfKeys(name, on['dynamodb:LeadingKeys'], leadingKeys),
  );

/** Decides like IAM: a call is denied unless a statement allows it and none denies it. */
export function isAllowed(statements: readonly Statement[], demand: Demand): boolean {
  const speaking = naming(statements, demand).filter((statement) => holds(statement, demand));
  return speaking.length > 0 && speaking.every(({ Effect }) => Effect === 'Allow');
}
