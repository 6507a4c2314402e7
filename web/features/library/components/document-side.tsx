import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';
import type { useDownload } from '../hooks/use-download.ts';
import { chapterProgressOf, viewsOf } from '../rules/reading-facts.ts';
import { AttachmentList } from './attachment-list.tsx';
import type { DocumentSlots, Uploader } from './document-slots.ts';
import { LibraryPicture } from './library-picture.tsx';
import { ProgressLine } from './progress-line.tsx';

type Props = {
  document: DocumentDetail;
  isBusy: boolean;
  onDownload: ReturnType<typeof useDownload>['download'];
  profile: DocumentSlots['profile'];
  /** Shown below the progress. */
  children: ReactNode;
};

/** Shows the left column of the dialog: picture, progress, figures, uploader, description and files. */
export function DocumentSide({ document, isBusy, onDownload, profile, children }: Props) {
  const { t } = useTranslation('library');
  const { description, videoUrl, uploader } = document;
  return (
    <div className="space-y-4">
      <Thumbnail document={document} />
      <ProgressLine {...chapterProgressOf(document)} />
      {children}
      <Figures document={document} />
      {uploader && <UploaderCard uploader={uploader} profile={profile} />}
      {description !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{description}</p>}
      {videoUrl.startsWith('https://') && (
        <ButtonAnchor size="sm" block href={videoUrl} target="_blank" rel="noreferrer">
          {t('video')}
        </ButtonAnchor>
      )}
      <AttachmentList document={document} isBusy={isBusy} onDownload={onDownload} />
    </div>
  );
}

/** Shows the picture of the document; a press opens it full-screen. */
function Thumbnail({ document: { id, title, thumbnailUrl } }: { document: DocumentDetail }) {
  const { t } = useTranslation('library');
  const [index, setIndex] = useState<number>();
  if (thumbnailUrl === null) return <LibraryPicture src={null} alt="" className="rounded-md" />;
  const items = [{ id, kind: 'image' as const, src: thumbnailUrl, alt: title }];
  return (
    <>
      <button
        type="button"
        aria-label={t('picture.open')}
        onClick={() => setIndex(0)}
        className="block w-full cursor-zoom-in overflow-hidden rounded-md"
      >
        <LibraryPicture src={thumbnailUrl} alt="" />
      </button>
      {index !== undefined && <MediaViewer items={items} index={index} onIndex={setIndex} />}
    </>
  );
}

function Figures({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('library');
  const { day, number } = useFormat();
  const { updatedAt, downloads, chapters } = document;
  const figures = [
    { label: t('figure.updated'), value: day(updatedAt) },
    { label: t('figure.views'), value: number(viewsOf(document)) },
    { label: t('figure.downloads'), value: number(downloads) },
    { label: t('figure.chapters'), value: number(chapters.length) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2">
      {figures.map(({ label, value }) => (
        <div key={label} className="rounded-md border border-line px-3 py-2">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type UploaderProps = { uploader: Uploader; profile: DocumentSlots['profile'] };

/** Shows who uploaded the document; a press opens their profile. */
function UploaderCard({ uploader, profile }: UploaderProps) {
  const { t } = useTranslation('library');
  const isMember = useSignInOffer(t('guest.action'));
  const [isOpen, setOpen] = useState(false);
  const { fullName, avatarUrl, referenceId, verificationDate } = uploader;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => isMember() && setOpen(true)}
        className="flex w-full items-center gap-3 rounded-md border border-line px-3 py-2.5 text-left hover:bg-hover"
      >
        <Avatar name={fullName} src={avatarUrl} decorative />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">{fullName}</span>
          <span className="block text-xs text-ink-2">@{referenceId}</span>
          {verificationDate !== null && (
            <span className="block text-xs font-semibold text-jade">{t('verified')}</span>
          )}
        </span>
      </button>
      {isOpen && profile(uploader, () => setOpen(false))}
    </>
  );
}
