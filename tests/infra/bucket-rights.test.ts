import { describe, expect, it } from 'vitest';
import { oneOrMore, rightsIn } from './granted-rights.ts';

describe.each(['sandbox', 'production'] as const)('rights to buckets in %s', (stage) => {
  const { policies, grants, statementsOf } = rightsIn(stage);

  it('let a member’s upload be put aside, and only the worker touch what is shown', () => {
    const media = `arn:aws:s3:::cholang-${stage}-media-<AWS::AccountId>`;
    const onMedia = (entry: string) =>
      (grants.get(entry) ?? [])
        .filter(({ resource }) => resource.startsWith(`${media}/`))
        .map(({ action, resource }) => `${action} ${resource.slice(media.length)}`)
        .sort();
    expect(onMedia('routes/uploads/create-upload')).toEqual(['s3:PutObject /uploads/*']);
    for (const entry of ['finish-upload', 'sign-upload-parts'])
      expect(onMedia(`routes/uploads/${entry}`)).toEqual([
        's3:AbortMultipartUpload /uploads/*',
        's3:GetObject /uploads/*',
        's3:ListMultipartUploadParts /uploads/*',
        's3:PutObject /uploads/*',
      ]);
    expect(onMedia('routes/uploads/give-up-upload')).toEqual([]);
    // The address it signs must lead to no picture that is shown.
    expect(onMedia('routes/identity/send-paper-picture')).toEqual(['s3:PutObject /papers/in/*']);
    expect(onMedia('routes/jobs/create-job-file')).toEqual(['s3:PutObject /files/*']);
    expect(onMedia('routes/jobs/get-job-file')).toEqual(['s3:GetObject /files/*']);
    expect(onMedia('workers/run-job')).toEqual(['s3:GetObject /files/*', 's3:PutObject /files/*']);
    expect(onMedia('workers/make-variants')).toEqual([
      's3:AbortMultipartUpload /uploads/*',
      's3:DeleteObject /media/avatars/*',
      's3:DeleteObject /media/covers/*',
      's3:DeleteObject /media/files/*',
      's3:DeleteObject /media/posts/*',
      's3:DeleteObject /media/products/*',
      's3:DeleteObject /media/reviews/*',
      's3:DeleteObject /media/shop/*',
      's3:DeleteObject /uploads/*',
      's3:GetObject /uploads/*',
      's3:PutObject /media/avatars/*',
      's3:PutObject /media/covers/*',
      's3:PutObject /media/files/*',
      's3:PutObject /media/posts/*',
      's3:PutObject /media/products/*',
      's3:PutObject /media/reviews/*',
      's3:PutObject /media/shop/*',
    ]);
    expect(onMedia('workers/package-video')).toEqual([
      's3:AbortMultipartUpload /media/videos/*',
      's3:DeleteObject /media/videos/*',
      's3:DeleteObject /uploads/*',
      's3:GetObject /uploads/*',
      's3:PutObject /media/videos/*',
    ]);
    expect(onMedia('workers/finish-ladder')).toEqual([
      's3:DeleteObject /media/videos/*',
      's3:DeleteObject /uploads/*',
      's3:GetObject /media/videos/*',
      's3:PutObject /media/videos/*',
    ]);
    expect(onMedia('routes/uploads/get-captions')).toEqual([
      's3:GetObject /media/videos/*/captions-*.vtt',
      's3:GetObject /media/videos/*/poster.webp',
    ]);
    expect(onMedia('routes/uploads/delete-captions')).toEqual([
      's3:DeleteObject /media/videos/*/captions-*.vtt',
    ]);
    for (const entry of ['put-captions', 'put-still'])
      expect(onMedia(`routes/uploads/${entry}`)).toEqual([
        's3:GetObject /media/posts/*',
        's3:GetObject /media/videos/*/captions-*.vtt',
        's3:GetObject /media/videos/*/poster.webp',
        's3:PutObject /media/videos/*/captions-*.vtt',
        's3:PutObject /media/videos/*/poster.webp',
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
            oneOrMore.parse(prefixes).map((key) => `${bucket.replace('arn:aws:s3:::', '')}/${key}`),
          );
        });
      return reads.length + lists.length > 0 ? [{ entry, reads: reads.sort(), lists: lists.sort() }] : [];
    });
    expect(told.length).toBeGreaterThan(20);
    for (const { entry, reads, lists } of told)
      expect([entry, lists]).toEqual([entry, withoutReading.has(entry) ? [] : reads]);
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
      'routes/moderation/decide-case',
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
});
