import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from './page.tsx';

/** A page whose record is still on its way: it has no name yet. */
export const PendingPage = ({ children }: { children: ReactNode }) => <Page title="…">{children}</Page>;

type Missing = { of: 'invoices' | 'orders' | 'product' | 'returns'; children: ReactNode };

/** A page of what is not there, or is somebody else's. */
export function MissingPage({ of, children }: Missing) {
  // Its texts come with what is shown of it.
  const { t } = useTranslation(of);
  return <Page title={t('missing.title')}>{children}</Page>;
}
