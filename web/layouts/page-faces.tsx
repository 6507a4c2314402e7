import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from './page.tsx';

/** Shows a page whose record is still loading and has no title yet. */
export const PendingPage = ({ children }: { children: ReactNode }) => <Page title="…">{children}</Page>;

type MissingPageProps = { of: 'invoices' | 'orders' | 'product' | 'returns'; children: ReactNode };

/** Shows a page for a record that does not exist or belongs to somebody else. */
export function MissingPage({ of, children }: MissingPageProps) {
  // The texts of this namespace come with the content that uses it.
  const { t } = useTranslation(of);
  return <Page title={t('missing.title')}>{children}</Page>;
}
