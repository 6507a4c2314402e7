import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rightsIn, Role, tableWrites } from './granted-rights.ts';

/** Everything that ends in a wildcard, and nothing may join it unnoticed. */
const unavoidable = [
  /^s3:(Get|Put)Object arn:aws:s3:::cholang-\w+-views-<AWS::AccountId>\/views\/(?:\w+\/)?\*$/,
  /^s3:(?:(?:Put|Get|Delete)Object|AbortMultipartUpload|ListMultipartUploadParts) arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/uploads\/\*$/,
  /^s3:(Put|Delete)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/(?:avatars|covers|files|posts|products|reviews|shop)\/\*$/,
  // Files of videos are named by the video.
  /^s3:(?:(?:Put|Get|Delete)Object|AbortMultipartUpload) arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/videos\/\*$/,
  /^s3:(?:Get|Put)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/videos\/\*\/(?:captions-\*\.vtt|poster\.webp)$/,
  /^s3:DeleteObject arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/videos\/\*\/captions-\*\.vtt$/,
  // Stills are made from pictures of posts.
  /^s3:GetObject arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/media\/posts\/\*$/,
  /^execute-api:ManageConnections .*\/ws\/(?:POST|DELETE)\/@connections\/\*$/,
  /^dynamodb:ListStreams \*$/,
  // In SES's sandbox the right to the receiver's identity is asked too; never in production (below).
  /^ses:Send(Raw)?Email .*:identity\/\*$/,
  // Files are named by their owner and job.
  /^s3:(?:Get|Put)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/files\/\*$/,
  // Pictures of papers are named by their owner and paper.
  /^s3:(?:Get|Put|Delete)Object arn:aws:s3:::cholang-\w+-media-<AWS::AccountId>\/papers\/(?:in\/)?\*$/,
];

describe.each(['sandbox', 'production'] as const)('rights in %s', (stage) => {
  const { cloud, grants, actionsOf, whoMay } = rightsIn(stage);

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
      'routes/uploads/finish-upload',
      'routes/uploads/put-captions',
      'routes/uploads/put-still',
      'routes/uploads/sign-upload-parts',
      'routes/uploads/upload-thing',
      'workers/build-view',
      'workers/empty-account',
      'workers/finish-ladder',
      'workers/make-variants',
      'workers/package-video',
      'workers/run-job',
      'workers/snapshot-views',
    ]);
    expect(whoMay('s3:DeleteObject')).toEqual([
      ...pictured.filter((entry) => entry !== 'routes/identity/send-paper-picture'),
      'routes/uploads/delete-captions',
      'workers/empty-account',
      'workers/finish-ladder',
      'workers/make-variants',
      'workers/package-video',
    ]);
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
});
