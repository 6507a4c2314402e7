import * as z from 'zod';
import type { Assembly } from '../template/template.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat());

/** The conditions our roles use. A statement with another kind is refused when it is read, not passed over. */
const Conditions = z.partialRecord(
  z.enum([
    'ForAllValues:StringLike',
    'ForAllValues:StringEquals',
    'ForAnyValue:StringLike',
    'ForAnyValue:StringEquals',
  ]),
  z.strictObject({ 'dynamodb:LeadingKeys': texts }),
);

const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: texts,
  Resource: texts,
  Condition: Conditions.default({}),
});
export type Statement = z.output<typeof Statement>;

const Policies = z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) }));
const Role = z.object({ Policies: Policies.default([]) });

/** What a call needs: one action on one resource, and the partitions of a table it touches. */
export type Demand = { action: string; resource: string; leadingKeys?: readonly string[] };

/** What each role of the templates may do, by its ARN. */
export const readRoles = ({ declared }: Assembly): Map<string, readonly Statement[]> =>
  new Map(
    declared('AWS::IAM::Role', Role).map(({ arn, properties }) => [
      arn,
      properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    ]),
  );

const expressions = new Map<string, RegExp>();

/** `*` is any text and `?` any letter, as in policies. */
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

function holds(condition: string, wanted: readonly string[], keys: readonly string[]): boolean {
  const fits = (key: string) => (condition.endsWith('Like') ? isAny(key, wanted) : wanted.includes(key));
  return condition.startsWith('ForAllValues') ? keys.every(fits) : keys.some(fits);
}

const speaksOf = (
  { Action, Resource, Condition }: Statement,
  { action, resource, leadingKeys = [] }: Demand,
): boolean =>
  isAny(action, Action) &&
  isAny(resource, Resource) &&
  Object.entries(Condition).every(([name, { 'dynamodb:LeadingKeys': wanted }]) =>
    holds(name, wanted, leadingKeys),
  );

/** As IAM decides: what nothing allows is denied, and what anything denies is. */
export function isAllowed(statements: readonly Statement[], demand: Demand): boolean {
  const speaking = statements.filter((statement) => speaksOf(statement, demand));
  return speaking.length > 0 && speaking.every(({ Effect }) => Effect === 'Allow');
}
