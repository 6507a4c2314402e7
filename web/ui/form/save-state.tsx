import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';
import type { FormPhase } from '../../platform/forms/use-contract-form.ts';
import type { FormDraft } from '../../platform/forms/use-form-draft.ts';

type Props = { phase: FormPhase; dirty: boolean; draft?: FormDraft | undefined };

/** Shows the save state of a form in a few words. */
export function SaveState({ phase, dirty, draft }: Props) {
  const { t } = useTranslation('form');
  const { moment } = useFormat();
  const said = () => {
    if (phase === 'sending') return t('state.sending');
    if (phase === 'failed') return t('state.failed');
    if (phase === 'saved' && !dirty) return t('state.saved');
    if (draft?.failed) return t('state.draftFailed');
    if (dirty && draft?.keptAt) return t('state.draftKept', { at: moment(draft.keptAt.toISOString()) });
    return dirty ? t('state.unsaved') : '';
  };
  return (
    <p role="status" className="min-w-0 grow text-sm text-ink-2">
      {said()}
    </p>
  );
}
