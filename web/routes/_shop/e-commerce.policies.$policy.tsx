import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PolicyPage } from '../../features/policies/components/policy-page.tsx';
import { isPolicyName } from '../../features/policies/rules/policy-names.ts';
import { Page } from '../../layouts/page.tsx';
import { careUrl } from '../../platform/site-links.ts';

export const Route = createFileRoute('/_shop/e-commerce/policies/$policy')({
  params: {
    parse: ({ policy }) => {
      if (!isPolicyName(policy)) throw notFound();
      return { policy };
    },
  },
  component: PolicyRoute,
});

function PolicyRoute() {
  const { t } = useTranslation('policies');
  const { policy } = Route.useParams();
  return (
    <Page title={t(`page.${policy}.title`)}>
      <PolicyPage policy={policy} careUrl={careUrl} />
    </Page>
  );
}
