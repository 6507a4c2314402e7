import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Page } from '../page.tsx';
import { pageAt } from './pages.ts';

type Props = { title: string; lead?: ReactNode; action?: ReactNode; children: ReactNode };

const isHome = (path: string): boolean => /^\/admin\/?$/.test(path);

/** The frame of every back office page: the way here, the title, one main action. */
export function BackOfficePage({ title, lead, action, children }: Props) {
  const { t } = useTranslation('backOffice');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const page = pageAt(path);
  const home = { label: t('page.home'), to: '/admin' };
  const here = { label: page && page.name !== 'home' ? t(`page.${page.name}`) : title };
  return (
    <Page bleed title={`${title} · ${t('title')}`} className="px-4 pt-3 pb-20 md:px-6">
      <Breadcrumb items={isHome(path) ? [home] : [home, here]} />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-xl font-bold">{title}</h1>
          {lead && <p className="text-ink-2">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </Page>
  );
}
