import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress, leadOf, pageAt } from '#web/back-office/staff-pages.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb.tsx';
import { Page } from '../page.tsx';

type Props = {
  /** Title of the content if it differs from the page's name: a record, a greeting. */
  title?: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** True if the content has its own heading. */
  headed?: boolean;
  children: ReactNode;
};

/** Shows the frame of every back office page: breadcrumb, title, one main action. */
export function BackOfficePage({ title, lead, action, headed = false, children }: Props) {
  const { t } = useTranslation('backOffice');
  const { user } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const page = pageAt(path);
  const name = page && t(`page.${page.name}`);
  const shown = title ?? name ?? t('title');
  return (
    <Page bleed title={`${shown} · ${t('title')}`} className="px-4 pt-3 pb-20 md:px-6">
      <Breadcrumb className="print:hidden" items={crumbs()} />
      {!headed && (
        <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-xl font-bold">{shown}</h1>
            {lead && <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">{lead}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </Page>
  );

  /** Returns the breadcrumb of group and page; a group with the same name as its page is left out. */
  function crumbs(): Crumb[] {
    if (!page || !name) return [{ label: t('group.home'), to: '/admin' }, { label: shown }];
    const { to } = leadOf(page.group, user?.role) ?? page;
    const group = { label: t(`group.${page.group}`), to };
    const way = [...(group.label === name ? [] : [group]), { label: name, to: page.to }];
    return isOwnAddress(page, path) ? way : [...way, { label: shown }];
  }
}
