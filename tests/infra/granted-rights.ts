import * as z from 'zod';
import type { DeclaredName } from '#infra/stages.ts';
import { type Cloud, cloudOf, handlersOf } from './cloud.ts';

/** One name or several. */
export const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Conditions = z.record(z.string(), z.record(z.string(), z.unknown()));
const Statement = z.object({
  Effect: z.string(),
  Action: oneOrMore,
  Resource: oneOrMore.optional(),
  Condition: Conditions.optional(),
});
const Document = z.object({ Statement: z.array(Statement) });
export const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: Document })).default([]),
  ManagedPolicyArns: z.array(z.unknown()).optional(),
});

type Grant = { action: string; resource: string };

const grantsIn = (documents: z.infer<typeof Document>[]): Grant[] =>
  documents.flatMap(({ Statement: statements }) =>
    statements
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action, Resource = [] }) =>
        Action.flatMap((action) => Resource.map((resource) => ({ action, resource }))),
      ),
  );

/** The policies of each handler, by its entry. */
function policiesOf(cloud: Cloud): Map<string, z.infer<typeof Document>[]> {
  const roles = new Map(
    cloud
      .all('AWS::IAM::Role', Role)
      .map(({ id, properties }) => [
        `${id}.Arn`,
        properties.Policies.map(({ PolicyDocument }) => PolicyDocument),
      ]),
  );
  return new Map(handlersOf(cloud).map(({ entry, Role: role }) => [entry, roles.get(role) ?? []]));
}

/** A transaction that only looks at an item needs a right of its own for it. */
export const tableWrites = [
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'ConditionCheckItem',
].map((name) => `dynamodb:${name}`);

/** Rights of all functions of a stage; a function is named by its entry. */
export function rightsIn(stage: DeclaredName) {
  const cloud = cloudOf(stage);
  const policies = policiesOf(cloud);
  const grants = new Map([...policies].map(([entry, documents]) => [entry, grantsIn(documents)]));
  const statementsOf = (entry: string) =>
    (policies.get(entry) ?? []).flatMap((document) => document.Statement);
  const onTable = (entry: string) =>
    statementsOf(entry).filter(({ Action }) => Action.some((action) => action.startsWith('dynamodb:')));
  const actionsOf = (entry: string) => [...new Set(grants.get(entry)?.map(({ action }) => action))].sort();
  const whoMay = (action: string) =>
    [...grants]
      .filter(([, mine]) => mine.some((grant) => grant.action === action))
      .map(([entry]) => entry)
      .sort();
  return { cloud, policies, grants, statementsOf, onTable, actionsOf, whoMay };
}
