import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { fileSize } from '#web/ui/fields/file-rules.ts';
import { type KeptDocument, removeKept } from '../api/keep-document.ts';
import { refreshKept, useKeptList } from '../hooks/use-kept-list.ts';

/** Lists the documents that this member keeps on this device; nothing if there are none. */
export function KeptDocuments() {
  const { t } = useTranslation('reader');
  const kept = useKeptList();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-documents" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="kept-documents" className="font-bold">
        {t('keptList.title')}
      </h2>
      <p className="text-sm text-ink-2">{t('keptList.hint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {kept.map((document) => (
          <KeptLine key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}

function KeptLine({
  document: { id, slug, title, chapterCount, bytes, keptAt },
}: {
  document: KeptDocument;
}) {
  const { t, i18n } = useTranslation('reader');
  const format = useFormat();
  const facts = {
    count: chapterCount,
    size: fileSize(bytes, i18n.language),
    day: format.day(keptAt),
  };
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <span className="min-w-0 grow">
        <Link
          to="/documents/$address"
          params={{ address: slug }}
          className="block truncate font-semibold hover:underline"
        >
          {title}
        </Link>
        <span className="block text-xs text-ink-2">{t('keptList.facts', facts)}</span>
      </span>
      <IconButton
        label={t('keptList.remove', { title })}
        icon={<Trash2 />}
        onClick={() => void removeKept(id).then(refreshKept)}
      />
    </li>
  );
}
