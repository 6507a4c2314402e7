import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DocumentTab, documentTabs } from '#shared/library/library-choices.ts';
import type { DocumentItem } from '#shared/library/document.ts';
import { listDocuments } from '#shared/library/read-library.contract.ts';
import { publishDocument } from '#shared/library/write-documents.contract.ts';
import { displayedStatus } from '#shared/publishing/publication-status.ts';
import { ContentTitle } from '#web/ui/publishing/content-title.tsx';
import { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { useStatusChoices } from '#web/ui/publishing/use-status-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PublicationStatusBadge } from '#web/ui/status/publication-status-badge.tsx';
import { categoriesQuery } from '../api/staff-document.ts';
import { documentDesk } from './document-desk.tsx';

const texts = { ns: 'staffLibrary', at: 'list' } as const;

/** State of the publication; it is missing only for readers who do not write documents. */
const stateOf = ({ staff, isPublished }: DocumentItem) =>
  staff ?? {
    status: isPublished ? ('published' as const) : ('draft' as const),
    publishAt: null,
    hasDraft: false,
  };

/** Documents with drafts and what is planned. */
export const DocumentList = staffList(listDocuments, {
  name: 'documents',
  texts,
  icon: <FileText />,
  file: 'tai-lieu',
  choices: {
    categoryId: useCategoryChoices,
    status: useStatusChoices,
    planned: 'planned',
  },
  nameOf: ({ title }) => title,
  useOwn({ search, onSearch }) {
    const { t } = useTranslation(['staffLibrary', 'publishing']);
    const acts = useDocumentActs();
    const tabs = (
      <Tabs<DocumentTab>
        label={t('list.tabs')}
        tabs={documentTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={search.tab ?? 'all'}
        onChange={(tab) => onSearch({ ...search, tab: tab === 'all' ? undefined : tab, page: undefined })}
      />
    );
    return {
      acts,
      statusOf: (row: DocumentItem) => t(`publishing:status.${displayedStatus(stateOf(row))}`),
      screen: { before: tabs, after: acts.dialog },
    };
  },
  columns: (col, { own, t, moment }) => [
    col.custom('title', (row) => <DocumentTitle document={row} />, {
      main: true,
      sorts: true,
      text: ({ title }) => title,
    }),
    col.text('categoryName', { card: 'half' }),
    col.status('status', 'status', (row) => <PublicationStatusBadge {...stateOf(row)} />, {
      of: ({ isPublished }) => isPublished,
      text: own.statusOf,
    }),
    col.text('uploader', { of: ({ uploader }) => uploader?.fullName, seldom: true }),
    col.number('chapterCount', { card: 'half' }),
    col.number('views', { sorts: true, card: 'half' }),
    col.number('downloads', { sorts: true, card: 'half' }),
    col.number('favorites', { card: 'half' }),
    col.moment('createdAt', { sorts: true, card: 'line' }),
    col.moment('publishedAt', {
      sorts: true,
      card: 'line',
      below: (row) => {
        const { publishAt } = stateOf(row);
        return publishAt && t('list.plannedFor', { at: moment(publishAt) });
      },
    }),
    col.moment('updatedAt', { sorts: true, seldom: true }),
    col.custom('acts', (row) => own.acts.buttons(row), { tight: true, card: 'line' }),
  ],
});

function useCategoryChoices() {
  const { data = [] } = useQuery(categoriesQuery);
  return data.map(({ id, name }) => ({ value: id, label: name }));
}

/** Switch that publishes a document, and the button that deletes it. */
function useDocumentActs() {
  const { t } = useTranslation(['staffLibrary', 'publishing']);
  const publishing = useAct(publishDocument, { failed: t('act.publishFailed') });
  const { remove, labelOf, dialog } = useRemoval(documentDesk.removal);
  const buttons = (row: DocumentItem) => {
    const { id, isPublished } = row;
    const title = row.title || t('publishing:untitled');
    if (stateOf(row).status === 'archived') return null;
    return (
      <span className="relative z-1 flex items-center justify-end gap-1">
        <Switch
          label={<span className="sr-only">{t('act.publishOf', { title })}</span>}
          checked={isPublished}
          disabled={publishing.busy}
          onCheckedChange={(on) => void publishing.run({ params: { id }, body: { isPublished: on } })}
        />
        <IconButton
          size="sm"
          label={labelOf(title)}
          icon={<Trash2 />}
          onClick={() => void remove({ id }, title)}
        />
      </span>
    );
  };
  return { buttons, dialog };
}

function DocumentTitle({ document }: { document: DocumentItem }) {
  const { t } = useTranslation('staffLibrary');
  const { description, thumbnailUrl, isPublished } = document;
  return (
    <ContentTitle
      page="/admin/posts/documents/$id"
      row={document}
      picture={thumbnailUrl}
      icon={<FileText aria-hidden />}
      lead={
        <>
          <span className="line-clamp-1">{description}</span>
          {stateOf(document).hasDraft && isPublished && <Badge tone="gold">{t('list.hasDraft')}</Badge>}
        </>
      }
    />
  );
}
