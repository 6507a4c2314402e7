import { createFileRoute } from '@tanstack/react-router';
import { reviewQuery } from '#web/back-office/identity/api/identity-queries.ts';
import { ReviewPage } from '#web/back-office/identity/components/review-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  param: 'userId',
  query: reviewQuery,
  missing: ['USER_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffIdentity', at: 'missing' },
  back: '/admin/users',
});

export const Route = createFileRoute('/_staff/admin/users_/approval/$userId')({
  ...staffPage('users'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: ReviewRoute,
});

function ReviewRoute() {
  const review = detail.useRecord();
  return (
    <BackOfficePage title={review.user.fullName}>
      <ReviewPage key={review.user.id} review={review} />
    </BackOfficePage>
  );
}
