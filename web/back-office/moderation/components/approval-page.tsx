import { useTranslation } from 'react-i18next';
import {
  approvalModes,
  type ContentApproval,
  ContentApprovalDraft,
  getContentApproval,
  saveContentApproval,
} from '#shared/moderation/content-approval.contract.ts';
import { useSettingsForm } from '#web/platform/forms/use-settings-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { settingsPage } from '#web/ui/form/settings-page.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const query = apiQuery(getContentApproval);

/** Settings for whose comments wait for a moderator. */
export const ApprovalPage = settingsPage(query, ApprovalForm);

function ApprovalForm({ settings }: { settings: ContentApproval }) {
  const { t } = useTranslation('moderation');
  const form = useSettingsForm(ContentApprovalDraft, {
    query,
    settings,
    save: saveContentApproval,
    done: t('approval.saved'),
  });
  const options = approvalModes.map((value) => ({ value, label: t(`approval.mode.${value}`) }));
  return (
    <FormPage
      form={form}
      texts={{ ns: 'moderation', at: 'approval.form' }}
      submit={t('approval.form.save')}
      sending={t('approval.form.saving')}
      failed={t('approval.form.failed')}
    >
      <Card className="space-y-5">
        <CardHeader title={t('approval.title')} hint={t('approval.hint')} />
        <RadioField name="comments" options={options} />
      </Card>
    </FormPage>
  );
}
