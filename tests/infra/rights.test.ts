import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Cloud, cloudOf, handlersOf } from './cloud.ts';

const list = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Conditions = z.record(z.string(), z.record(z.string(), z.unknown()));
const Statement = z.object({
  Effect: z.string(),
  Action: list,
  Resource: list.optional(),
  Condition: Conditions.optional(),
});
const Document = z.object({ Statement: z.array(Statement) });
const Role = z.object({
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

/** Everything that ends in a wildcard, and nothing may join it unnoticed. */
const unavoidable = [
  /^s3:(Get|Put)Object arn:aws:s3:::cholang-\w+-views-<AWS::AccountId>\/views\/(?:\w+\/)?\*$/,
  /^s3:(Put|Get|Delete)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/uploads\/\*$/,
  /^s3:(Put|Delete)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/(?:avatars|covers|posts|products|reviews|shop)\/\*$/,
  /^execute-api:ManageConnections .*\/ws\/(?:POST|DELETE)\/@connections\/\*$/,
  /^dynamodb:ListStreams \*$/,
  // In SES's sandbox the right to the receiver's identity is asked too; never in production (below).
  /^ses:Send(Raw)?Email .*:identity\/\*$/,
  // Files are named by their owner and job.
  /^s3:(?:Get|Put)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/files\/\*$/,
  // Pictures of papers are named by their owner and paper.
  /^s3:(?:Get|Put|Delete)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/papers\/(?:in\/)?\*$/,
];

/** A transaction that only looks at an item needs a right of its own for it. */
const tableWrites = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'].map(
  (name) => `dynamodb:${name}`,
);

describe.each(['sandbox', 'production'] as const)('rights in %s', (stage) => {
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

  it('name every action and, where there is one, every resource', () => {
    expect([...grants].filter(([, mine]) => mine.length === 0)).toEqual([]);
    const wide = [...grants.values()]
      .flat()
      .map(({ action, resource }) => `${action} ${resource}`)
      .filter((grant) => grant.includes('*') && !unavoidable.some((pattern) => pattern.test(grant)));
    expect(wide).toEqual([]);
  });

  it('leave no policy beside those of the roles', () => {
    expect(cloud.all('AWS::IAM::Policy', z.unknown())).toEqual([]);
    const managed = cloud
      .all('AWS::IAM::Role', Role)
      .filter(({ properties }) => properties.ManagedPolicyArns)
      // What CDK itself adds: values carried between regions, buckets emptied before they go.
      .filter(({ id }) => !/CustomS3AutoDeleteObjects|CustomCrossRegionExport/.test(id));
    // The gateway’s logs, who moves calls to new code, and who copies the table into the vault: each by the policy AWS documents for it.
    const releasing = stage === 'production' ? ['RoutesOrders', 'RoutesPayments'] : [];
    const copying = stage === 'production' ? ['Data'] : [];
    expect(managed.map(({ stack }) => stack).sort()).toEqual([...copying, 'Live', ...releasing]);
  });

  it('let a shopper’s list read and nothing more', () => {
    expect(actionsOf('routes/catalogue/shop/list-products')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      's3:ListBucket',
      'secretsmanager:GetSecretValue',
    ]);
  });

  it('let pages read what is public and the web app’s page, and write nothing', () => {
    expect(actionsOf('routes/pages/show-page')).toEqual(actionsOf('routes/catalogue/shop/list-products'));
    const files = (grants.get('routes/pages/show-page') ?? [])
      .filter(({ action, resource }) => action === 's3:GetObject' && resource.includes('-web-'))
      .map(({ resource }) => resource.split('/').at(-1));
    expect(files).toEqual(['index.html', 'route-files.json']);
  });

  it('let nobody scan the table who is asked anything, and nobody delete it', () => {
    // By the clock, when items of older shapes are brought up to date.
    expect(whoMay('dynamodb:Scan')).toEqual(['workers/rewrite-items']);
    expect(whoMay('dynamodb:DeleteTable')).toEqual([]);
  });

  it('let only what changes something write', () => {
    const readers = [
      'catalogue/shop/get-product',
      'catalogue/shop/list-categories',
      'accounts/get-me',
      'operations/get-health',
    ];
    for (const name of readers) {
      expect(actionsOf(`routes/${name}`).filter((action) => tableWrites.includes(action))).toEqual([]);
    }
    expect(actionsOf('routes/catalogue/staff/create-product')).toEqual(expect.arrayContaining(tableWrites));
  });

  it('keep mail, sockets, queues and snapshots to those who serve them', () => {
    expect(whoMay('ses:SendRawEmail')).toEqual(['workers/send-mail']);
    expect(whoMay('execute-api:ManageConnections')).toEqual(['sockets/message', 'workers/push-live']);
    expect(whoMay('sqs:SendMessage')).toEqual(['workers/publish-changes']);
    const pictured = [
      'routes/identity/delete-identity',
      'routes/identity/get-my-paper-picture',
      'routes/identity/get-paper-picture',
      'routes/identity/keep-paper-picture',
      'routes/identity/remove-paper-picture',
      'routes/identity/send-paper-picture',
      'routes/identity/withdraw-consent',
    ];
    expect(whoMay('s3:PutObject')).toEqual([
      ...pictured,
      'routes/jobs/create-job-file',
      'routes/uploads/create-upload',
      'routes/uploads/upload-thing',
      'workers/build-view',
      'workers/empty-account',
      'workers/make-variants',
      'workers/run-job',
      'workers/snapshot-views',
    ]);
    expect(whoMay('s3:DeleteObject')).toEqual([
      ...pictured.filter((entry) => entry !== 'routes/identity/send-paper-picture'),
      'workers/empty-account',
      'workers/make-variants',
    ]);
  });

  it('let a member’s upload be put aside, and only the worker touch what is shown', () => {
    const media = `arn:aws:s3:::cholang-${stage}-media-<AWS::AccountId>`;
    const onMedia = (entry: string) =>
      (grants.get(entry) ?? [])
        .filter(({ resource }) => resource.startsWith(`${media}/`))
        .map(({ action, resource }) => `${action} ${resource.slice(media.length)}`)
        .sort();
    expect(onMedia('routes/uploads/create-upload')).toEqual(['s3:PutObject /uploads/*']);
    expect(onMedia('routes/uploads/finish-upload')).toEqual(['s3:GetObject /uploads/*']);
    // The address it signs must lead to no picture that is shown.
    expect(onMedia('routes/identity/send-paper-picture')).toEqual(['s3:PutObject /papers/in/*']);
    expect(onMedia('routes/jobs/create-job-file')).toEqual(['s3:PutObject /files/*']);
    expect(onMedia('routes/jobs/get-job-file')).toEqual(['s3:GetObject /files/*']);
    expect(onMedia('workers/run-job')).toEqual(['s3:GetObject /files/*', 's3:PutObject /files/*']);
    expect(onMedia('workers/make-variants')).toEqual([
      's3:DeleteObject /media/avatars/*',
      's3:DeleteObject /media/covers/*',
      's3:DeleteObject /media/posts/*',
      's3:DeleteObject /media/products/*',
      's3:DeleteObject /media/reviews/*',
      's3:DeleteObject /media/shop/*',
      's3:DeleteObject /uploads/*',
      's3:GetObject /uploads/*',
      's3:PutObject /media/avatars/*',
      's3:PutObject /media/covers/*',
      's3:PutObject /media/posts/*',
      's3:PutObject /media/products/*',
      's3:PutObject /media/reviews/*',
      's3:PutObject /media/shop/*',
    ]);
  });

  it('let whoever reads objects list them too, and no others: they could not tell a missing one from a closed door', () => {
    const withoutReading = new Set(['routes/jobs/get-job-file', 'routes/accounts/get-own-data-file']);
    const told = [...policies.keys()].flatMap((entry) => {
      const statements = statementsOf(entry);
      const reads = statements
        .filter(({ Action }) => Action.includes('s3:GetObject'))
        .flatMap(({ Resource = [] }) => Resource.map((one) => one.replace('arn:aws:s3:::', '')));
      const lists = statements
        .filter(({ Action }) => Action.includes('s3:ListBucket'))
        .flatMap(({ Resource = [], Condition }) => {
          const prefixes = Condition?.['StringLike']?.['s3:prefix'];
          return Resource.flatMap((bucket) =>
            list.parse(prefixes).map((key) => `${bucket.replace('arn:aws:s3:::', '')}/${key}`),
          );
        });
      return reads.length + lists.length > 0 ? [{ entry, reads: reads.sort(), lists: lists.sort() }] : [];
    });
    expect(told.length).toBeGreaterThan(20);
    for (const { entry, reads, lists } of told)
      expect([entry, lists]).toEqual([entry, withoutReading.has(entry) ? [] : reads]);
  });

  it('show what providers sign with only to who cannot do without it', () => {
    const readersOf = (name: string) =>
      [...grants]
        .filter(([, mine]) =>
          mine.some(({ action, resource }) => action.endsWith('GetSecretValue') && resource.includes(name)),
        )
        .map(([entry]) => entry.replace('routes/payments/', ''))
        .sort();
    const asking = [
      'create-payment',
      'routes/orders/guest/create-guest-order',
      'routes/orders/guest/create-guest-payment',
      'routes/orders/shop/create-order',
      'routes/reconciliation/reconcile-day',
      'routes/refunds/process-refund',
      'staff/verify-staff-payment',
      'verify-payment',
      'workers/compare-payments',
      'workers/sweep-due',
    ];
    // By its beginning it names two: what signs notices, and what opens the list.
    const listing = ['routes/reconciliation/reconcile-day', 'workers/compare-payments'];
    expect(readersOf('PaymentBank')).toEqual(['receive-bank-notice', ...listing]);
    expect(readersOf('PaymentBankList')).toEqual(listing);
    expect(readersOf('PaymentStripeNotices')).toEqual(['receive-stripe-notice']);
    expect(readersOf('PaymentStripeSecret')).toEqual(asking);
    expect(readersOf('PaymentVnpay')).toEqual(
      [...asking, 'receive-vnpay-form', 'receive-vnpay-notice'].sort(),
    );
  });

  it('give a secret with its name, and each to nobody who does without', () => {
    const named = (name: string) =>
      [
        ...new Set(
          handlersOf(cloud)
            .filter(({ Environment }) => name in Environment.Variables)
            .map(({ entry }) => entry),
        ),
      ].sort();
    const readersOf = (secret: string) =>
      [...grants]
        .filter(([, mine]) =>
          mine.some(({ action, resource }) => action.endsWith('GetSecretValue') && resource.includes(secret)),
        )
        .map(([entry]) => entry)
        .sort();
    expect(readersOf('SessionSecret')).toEqual(named('SESSION_SECRET_ID'));
    expect(readersOf('SessionKey')).toEqual(named('SESSION_KEY_ID'));
    expect(readersOf('SessionKey')).toEqual(
      [
        'finish-provider-sign-in',
        'join-provider',
        'login',
        'recover-account',
        'refresh',
        'refresh-token',
        'register-with-provider',
        'sign-in-with-passkey',
      ].map((name) => `routes/accounts/${name}`),
    );
    expect(readersOf('SessionSecret').filter((entry) => !entry.startsWith('routes/accounts/'))).toEqual([
      'routes/identity/confirm-phone',
      'routes/identity/request-phone-code',
      'routes/people/apply-again',
      'routes/people/ask-privacy-by-link',
      'routes/people/check-again',
      'routes/people/request-privacy-link',
      'routes/restock/stop-restock-mail',
      'workers/send-mail',
    ]);
    const routes = [...grants.keys()].filter((entry) => entry.startsWith('routes/'));
    const asked = [...routes, 'sockets/connect'].sort();
    expect(readersOf('EdgeSecret')).toEqual(asked);
    expect(named('EDGE_SECRET_ID')).toEqual(asked);
    expect(handlersOf(cloud).filter(({ Layers = [] }) => Layers.length > 0)).toEqual([]);
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

  const Keys = z.object({
    'ForAnyValue:StringLike': z.object({ 'dynamodb:LeadingKeys': z.array(z.string()) }),
  });

  /** Who may do anything to the table that is not refused them in all of these partitions. */
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

  it('show each function the snapshots it answers from, and no others', () => {
    const viewsOf = (entry: string) =>
      (grants.get(entry) ?? [])
        .flatMap(({ resource }) => /-views-.*?\/views\/(.*)$/.exec(resource)?.[1] ?? [])
        .sort();
    expect(viewsOf('routes/catalogue/shop/list-products')).toEqual([
      'categories/*',
      'makers/*',
      'products/*',
    ]);
    expect(viewsOf('routes/accounts/list-users')).toEqual(['users/*']);
    const readers = [...grants.keys()].filter((entry) =>
      viewsOf(entry).some((name) =>
        /^(users|orders|customers|inventory|payments|notices|refunds|invoices|sales|profit|takings|tills|messages|identities|referrals|memberlog|privacy|\*)/.test(
          name,
        ),
      ),
    );
    expect(readers.sort()).toEqual([
      'routes/accounts/list-user-ids',
      'routes/accounts/list-users',
      'routes/catalogue/staff/delete-product',
      'routes/catalogue/staff/delete-warehouse',
      'routes/contact/search-messages',
      'routes/customers/erase-customer',
      'routes/customers/get-customer',
      'routes/customers/label-customer',
      'routes/customers/list-customer-groups',
      'routes/customers/list-customer-ids',
      'routes/customers/list-customers',
      'routes/customers/merge-customers',
      'routes/identity/get-my-standing',
      'routes/identity/search-identities',
      'routes/inventory/list-uncounted',
      'routes/inventory/search-inventory',
      'routes/invoices/search-invoices',
      'routes/members/search-users',
      'routes/orders/staff/count-order-queues',
      'routes/orders/staff/list-alike-orders',
      'routes/orders/staff/list-order-ids',
      'routes/orders/staff/search-orders',
      'routes/overview/count-waiting',
      'routes/overview/get-category-margins',
      'routes/overview/get-commerce-overview',
      'routes/overview/get-dashboard',
      'routes/payments/staff/decide-notice',
      'routes/payments/staff/get-notice',
      'routes/payments/staff/replay-notice',
      'routes/payments/staff/search-notices',
      'routes/payments/staff/search-payments',
      'routes/payments/staff/take-back-decision',
      'routes/people/change-person',
      'routes/people/claim-person',
      'routes/people/decide-person',
      'routes/people/decide-user',
      'routes/people/get-member-log-stats',
      'routes/people/get-person',
      'routes/people/list-accounts',
      'routes/people/list-approvals',
      'routes/people/list-member-log',
      'routes/people/list-people',
      'routes/people/list-privacy',
      'routes/people/release-person',
      'routes/purchasing/list-reorder-ids',
      'routes/purchasing/search-reorder',
      'routes/referrals/list-direct-referrals',
      'routes/referrals/list-indirect-referrals',
      'routes/referrals/list-referral-users',
      'routes/referrals/open-referral',
      'routes/refunds/get-attempt-figures',
      'routes/refunds/get-refund-dashboard',
      'routes/refunds/get-refund-metrics',
      'routes/refunds/get-refund-overview',
      'routes/refunds/get-refund-status-summary',
      'routes/refunds/get-refund-trends',
      'routes/refunds/search-refunds',
      'routes/reports/drill-payments',
      'routes/reports/get-analytics',
      'routes/reports/get-profit-report',
      'routes/reports/get-report-summary',
      'routes/reports/get-sales-report',
      'routes/reports/list-money-days',
      'routes/reports/list-order-days',
      'routes/reports/list-payment-days',
      'routes/returns/get-return-metrics',
      'routes/search/find-anything',
      'routes/shipping/count-packing-queues',
      'routes/tills/search-tills',
      'workers/build-view',
      'workers/compare-views',
      'workers/count-recent-sales',
      'workers/follow-shelves',
      'workers/run-job',
      'workers/snapshot-views',
    ]);
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

  it('let mail be sent as the domain, and to identities of the account while SES keeps a sandbox to them', () => {
    const identities = (grants.get('workers/send-mail') ?? [])
      .filter(({ action }) => action.startsWith('ses:'))
      .map(({ resource }) => /(?:identity|configuration-set)\/.*$/.exec(resource)?.[0]);
    expect(new Set(identities)).toEqual(
      new Set([
        `identity/${stage === 'production' ? 'cholang.vn' : '*'}`,
        `configuration-set/cholang-${stage}-mail`,
      ]),
    );
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
