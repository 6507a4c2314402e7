import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useDownload } from '../hooks/use-download.ts';
import { ChapterRows } from './chapter-rows.tsx';
import type { DocumentSlots } from './document-slots.ts';
import { DocumentSide } from './document-side.tsx';
import { OverviewHead } from './overview-head.tsx';

type Props = DocumentSlots & { document: DocumentDetail; startsAtComments: boolean };

/** Shows all about a document: its facts and files beside its chapters and comments. */
export function DocumentOverview({ document, startsAtComments, comments, profile, offlineButton }: Props) {
  const { t } = useTranslation('library');
  const { id, content, chapters, attachments } = document;
  const [tab, setTab] = useState<'chapters' | 'comments'>(startsAtComments ? 'comments' : 'chapters');
  const { isBusy, download } = useDownload(id, 'detail');
  return (
    <div className="space-y-5">
      <OverviewHead document={document} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <DocumentSide document={document} isBusy={isBusy} onDownload={download} profile={profile}>
          {document.offline && offlineButton?.(document)}
        </DocumentSide>
        <Tabs
          label={document.title}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'chapters',
              label: t('section.chapters', { count: chapters.length }),
              content: (
                <div className="space-y-4">
                  {content !== '' && <RichText html={content} />}
                  <ChapterRows document={document} onDownload={() => download({ files: attachments })} />
                </div>
              ),
            },
            { value: 'comments', label: t('section.comments'), content: comments(document) },
          ]}
        />
      </div>
    </div>
  );
}
