import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { SessionUser } from '#shared/accounts/user.ts';
import {
  type Passkey,
  PasskeyName,
  renamePasskey,
  type SignInMeans,
} from '#shared/accounts/passkeys.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { signInMeansQuery } from '../../api/own-account.ts';
import { reportDetails } from '../../rules/passkey-device.ts';

const RenameForm = z.object({ name: PasskeyName });

type Props = { passkey: Passkey; means: SignInMeans; user: SessionUser; onClose: () => void };

export function RenamePasskeyDialog({ passkey, means, user, onClose }: Props) {
  const { t } = useTranslation('account');
  const rename = useAct(renamePasskey, { stale: [signInMeansQuery.queryKey] });
  const form = useContractForm(RenameForm, {
    values: { name: passkey.name },
    send: (body) => rename.send({ params: { id: passkey.id }, body }),
    onDone: () => {
      if (means.userHandle) reportDetails(means.rpId, means.userHandle, user.email, user.fullName);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'account', at: 'form' }}
      title={t('passkeys.renameNamed', { name: passkey.name })}
      submit={t('passkeys.save')}
      sending={t('passkeys.saving')}
      onClose={onClose}
    >
      <TextField name="name" required />
    </FormDialog>
  );
}
