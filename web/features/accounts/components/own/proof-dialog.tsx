import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { proveByPasskey, signInMeansQuery } from '../../api/own-account.ts';
import { knowsPasskeys, wasCalledOff } from '../../rules/passkey-device.ts';

type Props<Reply> = {
  title: ReactNode;
  description?: ReactNode;
  submit: string;
  /** Action to run with the proof. A wrong proof is reported here and asked for again. */
  act: (proof: FreshProof) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onClose: () => void;
  /** Tells whether the previous step has unsaved input that closing would lose. */
  unsaved?: () => boolean;
  children?: ReactNode;
};

/** Asks the user for a fresh proof of identity: a passkey or the password. */
export function ProofDialog<Reply>(props: Props<Reply>) {
  const { title, description, submit, act, onDone, onClose, unsaved, children } = props;
  const { t } = useTranslation('account');
  const { data: means } = useQuery(signInMeansQuery);
  const [password, setPassword] = useState('');
  const id = useId();
  const doing = useMutation({
    mutationFn: async (prove: () => FreshProof | Promise<FreshProof>) => act(await prove()),
    onSuccess: onDone,
  });
  const hasKey = knowsPasskeys() && (means?.passkeys.length ?? 0) > 0;
  const asksPassword = means?.hasPassword ?? true;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password && !doing.isPending) doing.mutate(() => ({ by: 'password', password }));
  };
  const failed = doing.error && !wasCalledOff(doing.error);
  return (
    <Dialog
      onClose={onClose}
      closable={!doing.isPending}
      unsaved={unsaved}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('proof.cancel')}</Button>
          </DialogClose>
          {asksPassword && (
            <Button type="submit" form={id} variant="primary" loading={doing.isPending}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      <form id={id} onSubmit={send} className="space-y-4.5">
        {failed && <Notice title={reasonOf(doing.error) ?? t('proof.failed')} />}
        {children}
        {hasKey && (
          <Button
            block
            icon={<KeyRound />}
            loading={doing.isPending}
            onClick={() => doing.mutate(proveByPasskey)}
          >
            {t('proof.byPasskey')}
          </Button>
        )}
        {asksPassword && (
          <Field label={t('proof.password')} required>
            <PasswordInput value={password} onChange={({ target }) => setPassword(target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
