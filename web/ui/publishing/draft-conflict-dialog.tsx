import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { useFormat } from '../../platform/format/use-format.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { VersionDiff } from './version-diff.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import type { EditedText, PublicationDesk } from './publication-desk.ts';

type Props<Text extends object, Boxes extends FieldValues> = {
  desk: PublicationDesk<Text, Boxes>;
  theirs: EditedText<Text>;
  mine: Text;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Shows who saved a newer draft and what differs, and lets the editor choose; closing it decides nothing. */
export function DraftConflictDialog<Text extends object, Boxes extends FieldValues>({
  desk,
  theirs,
  mine,
  onUseTheirs,
  onKeepMine,
  onClose,
}: Props<Text, Boxes>) {
  const { t } = useTranslation('publishing');
  const { moment } = useFormat();
  const labelOf = useFieldLabels(desk.form);
  const { savedBy, draft, text } = theirs;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('conflict.title')}
      description={t('conflict.lead', {
        name: savedBy?.fullName ?? t('conflict.someone'),
        at: moment(draft.savedAt),
      })}
      footer={
        <>
          <Button onClick={onUseTheirs}>{t('conflict.theirs')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-2">{t('conflict.hint')}</p>
      <VersionDiff fields={desk.compare(text, mine)} labelOf={labelOf} />
    </Dialog>
  );
}
