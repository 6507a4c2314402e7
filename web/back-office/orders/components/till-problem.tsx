import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#web/platform/api/api-error.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { ExistingResultLink } from '#web/ui/form/existing-result-link.tsx';

type Props = { form: ComponentProps<typeof FormProblem>['form'] & { made?: string | undefined } };

/** Says why the payment was refused, and links to the tills if one is missing. */
export function TillProblem({ form }: Props) {
  const { t } = useTranslation('staffOrders');
  return (
    <FormProblem form={form}>
      {form.made && <ExistingResultLink to={form.made} />}
      {isApiError(form.failure, 'TILL_REQUIRED', 'TILL_ELSEWHERE') && (
        <Link
          to="/admin/payments/till"
          className="font-semibold text-ink underline underline-offset-2 hover:text-brand"
        >
          {t('counter.till.open')}
        </Link>
      )}
    </FormProblem>
  );
}
