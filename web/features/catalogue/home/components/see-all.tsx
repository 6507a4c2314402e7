import { createLink } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Links to a section's full list; `label` names it for screen readers, who hear no context. */
function Anchor({ label, ...rest }: ComponentProps<'a'> & { label: string }) {
  const { t } = useTranslation('common');
  return (
    <a
      {...rest}
      aria-label={label}
      className="inline-flex min-h-10.5 shrink-0 items-center gap-1.5 rounded-sm px-1 text-sm font-semibold text-brand hover:underline"
    >
      {t('action.seeAll')}
      <ArrowRight aria-hidden className="size-4" />
    </a>
  );
}

export const SeeAll = createLink(Anchor);
