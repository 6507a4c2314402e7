import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rightsIn, tableWrites } from './granted-rights.ts';

describe.each(['sandbox', 'production'] as const)('rights to partitions of the table in %s', (stage) => {
  const { onTable, actionsOf, whoMay } = rightsIn(stage);

  const Keys = z.object({
    'ForAnyValue:StringLike': z.object({ 'dynamodb:LeadingKeys': z.array(z.string()) }),
  });

  /** Functions whose role allows some action on the table without denying it for all of these partitions. */
  const openTo = (partitions: readonly string[]) =>
    whoMay('dynamodb:GetItem').filter((entry) => {
      const denials = onTable(entry).filter(({ Effect, Condition }) => {
        const { data } = Keys.safeParse(Condition);
        const closed = data?.['ForAnyValue:StringLike']['dynamodb:LeadingKeys'] ?? [];
        return Effect === 'Deny' && partitions.every((partition) => closed.includes(partition));
      });
      const allowed = onTable(entry).filter(({ Effect }) => Effect === 'Allow');
      const actions = allowed.flatMap(({ Action }) => Action);
      return !actions.every((action) => denials.some((denial) => denial.Action.includes(action)));
    });

  it('let only those who sign put keys that sign others in', () => {
    const writers = whoMay('dynamodb:PutItem').filter((entry) => {
      const isKept = onTable(entry).some(
        ({ Effect, Action, Condition }) =>
          Effect === 'Deny' &&
          tableWrites.every((action) => Action.includes(action)) &&
          JSON.stringify(Condition) ===
            '{"ForAnyValue:StringLike":{"dynamodb:LeadingKeys":["KEYS#SESSION"]}}',
      );
      return !isKept;
    });
    expect(writers).toEqual([
      'routes/accounts/finish-provider-sign-in',
      'routes/accounts/join-provider',
      'routes/accounts/login',
      'routes/accounts/recover-account',
      'routes/accounts/refresh',
      'routes/accounts/refresh-token',
      'routes/accounts/register-with-provider',
      'routes/accounts/sign-in-with-passkey',
      // Held to partitions of their own.
      'routes/links/get-url-metadata',
      'workers/suppress-addresses',
    ]);
  });

  it('let only accounts read or write passwords, sessions, codes and mailed links', () => {
    const open = openTo(['SIGNIN#*', 'LINK#*']);
    const elsewhere = open.filter((entry) => !entry.startsWith('routes/accounts/'));
    expect(elsewhere).toEqual([
      // Opens an account with what is to be its owner's.
      'routes/catalogue/staff/create-business-with-user',
      // Held to partitions of its own.
      'routes/links/get-url-metadata',
      // Spend mailed links, sign people out, open accounts of staff and say where somebody is signed in.
      'routes/people/apply-again',
      'routes/people/ask-privacy-by-link',
      'routes/people/change-person',
      'routes/people/check-again',
      'routes/people/claim-person',
      'routes/people/create-account',
      'routes/people/decide-person',
      'routes/people/decide-user',
      'routes/people/get-person',
      'routes/people/release-person',
      'routes/people/request-privacy-link',
      // Takes all of them from who left.
      'workers/empty-account',
      // Looks whether a device's session still stands.
      'workers/push-notifications',
      // Moves items of all kinds, and answers nobody.
      'workers/rewrite-items',
      // Held to partitions of its own, too.
      'workers/suppress-addresses',
    ]);
    expect(open).not.toContain('routes/accounts/get-me');
    expect(open).not.toContain('routes/accounts/list-users');
  });

  it('let only the wallet of papers read or write what they say', () => {
    const open = openTo(['IDENTITY#*', 'IDNUMBER#*', 'PAPER#*']);
    expect(open.filter((entry) => !entry.startsWith('routes/identity/'))).toEqual([
      // Says of its caller's own which there are.
      'routes/accounts/export-own-data',
      // Held to partitions of its own.
      'routes/links/get-url-metadata',
      // Takes them all from who left.
      'workers/empty-account',
      // Moves items of all kinds, and answers nobody.
      'workers/rewrite-items',
      // Held to partitions of its own, too.
      'workers/suppress-addresses',
    ]);
    expect(open).not.toContain('routes/identity/search-identities');
  });

  it('hold what reads strangers’ pages to previews and counters, without any index', () => {
    const [only, ...more] = onTable('routes/links/get-url-metadata');
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      Effect: 'Allow',
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['PREVIEW#*', 'LIMIT#*'] } },
    });
    expect(only?.Resource?.filter((resource) => resource.includes('/index/'))).toEqual([]);
  });

  it('hold what notes bounces to marks of addresses', () => {
    const [only, ...more] = onTable('workers/suppress-addresses');
    expect(more).toEqual([]);
    expect(only?.Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['MAILTO#*'] } });
    expect(
      actionsOf('workers/suppress-addresses').filter((action) => !action.startsWith('dynamodb:')),
    ).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:ReceiveMessage',
    ]);
  });
});
