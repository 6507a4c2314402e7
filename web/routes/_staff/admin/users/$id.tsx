import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personQuery } from '#web/back-office/people/api/people-queries.ts';
import { PersonActions } from '#web/back-office/people/components/person-actions.tsx';
import { PersonPage } from '#web/back-office/people/components/person-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const detail = staffDetail({
  query: personQuery,
  missing: ['USER_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'people', at: 'missing' },
  back: '/admin/users',
});

export const Route = createFileRoute('/_staff/admin/users/$id')({
  ...staffPage('users'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: PersonRoute,
});

function PersonRoute() {
  const person = detail.useRecord();
  return (
    <BackOfficePage title={person.fullName} action={<PersonActions person={person} look="button" />}>
      <PersonPage key={person.id} person={person} beside={<Elsewhere id={person.id} />} />
    </BackOfficePage>
  );
}

/** Links to the member's ID papers, reviewed on a page of their own, and to their orders. */
function Elsewhere({ id }: { id: string }) {
  const { t } = useTranslation('people');
  return (
    <>
      <Card>
        <CardHeader
          title={t('papers.title')}
          hint={t('papers.hint')}
          action={
            <ButtonLink to="/admin/users/approval/$userId" params={{ userId: id }} size="sm">
              {t('papers.open')}
            </ButtonLink>
          }
        />
      </Card>
      <Card>
        <CardHeader
          title={t('orders.title')}
          hint={t('orders.hint')}
          action={
            <ButtonLink to="/admin/e-commerce/customers/$id" params={{ id }} size="sm">
              {t('orders.open')}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
