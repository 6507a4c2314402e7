import { useQuery } from '@tanstack/react-query';
import { ImageIcon, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { setDocumentThumbnail } from '#shared/library/write-documents.contract.ts';
import { ArrivingFiles } from '#web/ui/publishing/arriving-files.tsx';
import { useArrivingFiles } from '#web/ui/publishing/use-arriving-files.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { staffDocumentQuery } from '../api/staff-document.ts';
import { SettingsForm } from './settings-form.tsx';

type Props = { id: string; locked: boolean };

/** Category, readers and picture of a document. They take effect at once, without a publication. */
export function SettingsCard({ id, locked }: Props) {
  const { t } = useTranslation('staffLibrary');
  const { data } = useQuery(staffDocumentQuery(id));
  if (!data) return null;
  const { categoryName, audience, offline } = data;
  return (
    <Card className="space-y-4">
      <CardHeader title={t('settings.title')} hint={t('settings.hint')} />
      <Facts look="stack">
        <Fact label={t('settings.form.categoryId')}>{categoryName}</Fact>
        <Fact label={t('settings.form.audience')}>{t(`audience.${audience}`)}</Fact>
        <Fact label={t('settings.form.offline')}>{t(offline ? 'settings.yes' : 'settings.no')}</Fact>
      </Facts>
      <DialogButton
        size="sm"
        icon={<Pencil />}
        disabled={locked}
        dialog={(onClose) => <SettingsForm document={data} onClose={onClose} />}
      >
        {t('settings.change')}
      </DialogButton>
      <Thumbnail id={id} url={data.thumbnailUrl} locked={locked} />
    </Card>
  );
}

const { types, maxBytes } = uploadKinds.postImages;

function Thumbnail({ id, url, locked }: Props & { url: string | null }) {
  const { t } = useTranslation('staffLibrary');
  const setting = useAct(setDocumentThumbnail, { failed: t('thumbnail.failed') });
  const set = (thumbnailUrl: string | null) => void setting.run({ params: { id }, body: { thumbnailUrl } });
  const files = useArrivingFiles({ upload: uploadPicture, onArrived: (sent) => set(sent.url) });
  return (
    <section className="space-y-2">
      <h3 className="text-sm font-semibold">{t('thumbnail.title')}</h3>
      <div className="flex items-center gap-2">
        <span className="flex aspect-4/3 w-28 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-3">
          {url ? (
            <img src={pictureAddress(url, 320)} alt="" className="size-full object-cover" />
          ) : (
            <ImageIcon aria-hidden />
          )}
        </span>
        {url && (
          <IconButton
            size="sm"
            label={t('thumbnail.remove')}
            icon={<Trash2 />}
            disabled={locked || setting.busy}
            onClick={() => set(null)}
          />
        )}
      </div>
      <ArrivingFiles files={files} />
      {!locked && (
        <FileDrop
          files={[]}
          accept={types.join(',')}
          maxBytes={maxBytes}
          maxFiles={1}
          onChange={files.add}
          title={t('thumbnail.add')}
        />
      )}
    </section>
  );
}
