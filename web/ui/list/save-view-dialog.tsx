import { useTranslation } from 'react-i18next';
import { type SavedView, ViewName } from '#shared/saved-views/saved-views.contract.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-fields.tsx';
import { SwitchField } from '../form/choice-fields.tsx';

type Props = {
  /** The view to rename; undefined to create one. */
  view?: SavedView | undefined;
  mayShare: boolean;
  save: (named: { name: string; shared: boolean }, requestKey: string) => Promise<SavedView>;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
};

/** Shows a dialog for the name of a view and who sees it. */
export default function SaveViewDialog({ view, mayShare, save, onSaved, onClose }: Props) {
  const { t } = useTranslation('fields');
  const form = useContractForm(ViewName, {
    values: { name: view?.name ?? '', shared: view?.shared ?? false },
    send: save,
    onDone: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'fields', at: 'views.form' }}
      title={t(view ? 'views.renameTitle' : 'views.saveTitle')}
      {...(!view && { description: t('views.saveHint') })}
      submit={t('views.save')}
      sending={t('views.saving')}
      onClose={onClose}
    >
      <TextField name="name" maxLength={60} autoComplete="off" />
      {mayShare && !view && <SwitchField name="shared" />}
    </FormDialog>
  );
}
