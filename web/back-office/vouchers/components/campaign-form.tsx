import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CampaignWithVouchers,
  createCampaign,
  updateCampaign,
} from '#shared/vouchers/campaigns.contract.ts';
import { type CampaignBoxes, CampaignDraft } from '#shared/vouchers/campaign-draft.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { MomentField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { blankBoxes, clockOf, untouched } from '../rules/voucher-boxes.ts';
import { VouchersField } from './vouchers-field.tsx';

type Props = {
  campaign?: CampaignWithVouchers;
  /** Campaign to copy. Its vouchers are not copied, because each belongs to one campaign. */
  like?: CampaignWithVouchers;
  onSaved: (campaign: CampaignWithVouchers) => void;
  onClose: () => void;
};

/** Period of a copy: starts now and lasts as long as the original. */
function boxesLike({ name, validFrom, validTo }: CampaignWithVouchers): CampaignBoxes {
  const now = new Date();
  const until = new Date(now.getTime() + Date.parse(validTo) - Date.parse(validFrom));
  return { name, validFrom: clockOf(now), validTo: clockOf(until), voucherIds: [] };
}

function boxesFor(campaign: CampaignWithVouchers | undefined): CampaignBoxes {
  if (!campaign) {
    const { validFrom, validTo } = blankBoxes(new Date());
    return { name: '', validFrom, validTo, voucherIds: [] };
  }
  const { name, validFrom, validTo, voucherIds } = campaign;
  return {
    name,
    validFrom: clockOf(new Date(validFrom)),
    validTo: clockOf(new Date(validTo)),
    voucherIds: [...voucherIds],
  };
}

export function CampaignForm({ campaign: given, like, onSaved, onClose }: Props) {
  const { t } = useTranslation('promotions');
  // Version when the form was opened. A newer one that arrives meanwhile was not read by the user.
  const [campaign] = useState(given);
  const creating = useAct(createCampaign);
  const updating = useAct(updateCampaign);
  const form = useContractForm(CampaignDraft, {
    values: like ? boxesLike(like) : boxesFor(campaign),
    send: (draft, clientRequestId) =>
      campaign
        ? updating.send({
            params: { id: campaign.id },
            body: { ...untouched(draft, campaign), version: campaign.version },
          })
        : creating.send({ body: { ...draft, clientRequestId } }),
    onDone: onSaved,
    ...(!campaign && { madeAt: (id: string) => `/admin/e-commerce/campaigns/${id}` }),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'promotions', at: 'campaigns.form' }}
      title={t(campaign ? 'campaigns.form.edit' : 'campaigns.form.add')}
      description={t('campaigns.form.hint')}
      submit={t('campaigns.form.save')}
      sending={t('form.saving')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <MomentField name="validFrom" required />
        <MomentField name="validTo" required />
      </div>
      <VouchersField known={campaign?.vouchers ?? []} />
    </FormDialog>
  );
}
