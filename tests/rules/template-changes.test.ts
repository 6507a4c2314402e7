import { describe, expect, it } from 'vitest';
import { changesBetween, lineOf, Template } from '../../scripts/templates/changes.ts';

const stack = (resources: Record<string, object>) => Template.parse({ Resources: resources });
const kept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
const table = (name: string, policies: object = kept) => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  Properties: { TableName: name, KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] },
  ...policies,
});
const queue = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'mail' } };
const role = (description: string) => ({ Type: 'AWS::IAM::Role', Properties: { Description: description } });

const linesOf = (before: Record<string, object>, after: Record<string, object>) =>
  changesBetween({ Data: stack(before) }, { Data: stack(after) }).map(lineOf);

describe('two synthesized stages are compared', () => {
  it('a table under another name is replaced, and its data stays where no stack uses it', () => {
    expect(linesOf({ Table: table('shop') }, { Table: table('market') })).toEqual([
      'Data/Table, AWS::DynamoDB::GlobalTable: replaced (TableName), its data stays in the account, unused',
    ]);
  });

  it('what becomes of replaced data is said by the template that replaces it', () => {
    expect(linesOf({ Table: table('shop') }, { Table: table('market', {}) })).toEqual([
      'Data/Table, AWS::DynamoDB::GlobalTable: replaced (TableName), ITS DATA IS LOST',
    ]);
  });

  it('what becomes of removed data is said by the template that is deployed', () => {
    const deletion = { DeletionPolicy: 'Retain' };
    expect(linesOf({ Table: table('shop', deletion), Queue: queue }, {})).toEqual([
      'Data/Table, AWS::DynamoDB::GlobalTable: removed, its data stays in the account, unused',
      'Data/Queue, AWS::SQS::Queue: removed, ITS DATA IS LOST',
    ]);
  });

  it('a stack that goes takes all it holds with it, and one that comes takes nothing', () => {
    const [data, web] = [stack({ Queue: queue }), stack({ Role: role('web') })];
    expect(changesBetween({ Data: data }, { Web: web })).toEqual([
      { stack: 'Data', id: 'Queue', type: queue.Type, outcome: 'removed', properties: [], data: 'lost' },
    ]);
  });

  it('a resource that becomes one of another type is a new one', () => {
    expect(linesOf({ Kept: queue, Role: role('a') }, { Kept: role('b'), Role: queue })).toEqual([
      'Data/Kept, AWS::SQS::Queue: replaced (Type), ITS DATA IS LOST',
      'Data/Role, AWS::IAM::Role: replaced (Type)',
    ]);
  });

  it('other changes of properties replace nothing that holds data', () => {
    const wider = { ...queue, Properties: { ...queue.Properties, VisibilityTimeout: 60 } };
    expect(linesOf({ Queue: queue, Role: role('a') }, { Queue: wider, Role: role('b') })).toEqual([]);
  });

  it('a resource without data is removed without a word about data', () => {
    expect(linesOf({ Role: role('a') }, {})).toEqual(['Data/Role, AWS::IAM::Role: removed']);
  });
});
