import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import {
  addPasskey,
  beginPasskey,
  makeRecoveryCodes,
  type Passkey,
  removePasskey,
  removePassword,
  type SignInMeans,
} from '#shared/accounts/passkeys.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { signInMeansQuery } from '../../api/own-account.ts';
import {
  isAlreadyRegistered,
  knowsPasskeys,
  makePasskey,
  reportAccepted,
} from '../../rules/passkey-device.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type Open =
  | { what: 'add' | 'codes' | 'without' }
  | { what: 'remove' | 'rename'; passkey: Passkey }
  | { what: 'shown'; codes: string[] }
  | undefined;

/** Shows passkeys, recovery codes for a lost device, and sign-in without a password. */
export function PasskeysCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const query = useQuery(signInMeansQuery);
  const [open, setOpen] = useState<Open>();
  const means = query.data;
  return (
    <Card>
      <CardHeader title={t('passkeys.title')} hint={t('passkeys.lead')} />
      <ListFaces
        query={query}
        count={1}
        waiting={
          <Loading>
            <Skeleton className="h-14" />
          </Loading>
        }
        failed={t('passkeys.failed')}
        empty={null}
      >
        {means && <Means means={means} onOpen={setOpen} />}
      </ListFaces>
      {open && means && <OpenDialog open={open} means={means} user={user} onOpen={setOpen} />}
    </Card>
  );
}

function Means({ means, onOpen }: { means: SignInMeans; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('account');
  const { passkeys, hasPassword, recoveryCodesLeft } = means;
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-sm text-ink-2">{t('passkeys.empty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <div className="mt-4 space-y-2.5">
        <Button variant="primary" block disabled={!knowsPasskeys()} onClick={() => onOpen({ what: 'add' })}>
          {t('passkeys.add')}
        </Button>
        <Button block onClick={() => onOpen({ what: 'codes' })}>
          {t('passkeys.makeCodes')}
        </Button>
        <p className="text-sm text-ink-2">{t('passkeys.codesLeft', { count: recoveryCodesLeft })}</p>
        {hasPassword ? (
          passkeys.length > 0 && (
            <Button variant="ghost" block onClick={() => onOpen({ what: 'without' })}>
              {t('passkeys.without')}
            </Button>
          )
        ) : (
          <p className="text-sm text-ink-2">{t('passkeys.isWithout')}</p>
        )}
      </div>
    </>
  );
}

function PasskeyLine({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('account');
  const { moment, day } = useFormat();
  const { name, usedAt, createdAt } = passkey;
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {usedAt
            ? t('passkeys.used', { when: moment(usedAt) })
            : t('passkeys.made', { when: day(createdAt) })}
        </p>
      </div>
      <IconButton
        label={t('passkeys.renameNamed', { name })}
        icon={<Pencil />}
        onClick={() => onOpen({ what: 'rename', passkey })}
      />
      <IconButton
        label={t('passkeys.removeNamed', { name })}
        icon={<Trash2 />}
        onClick={() => onOpen({ what: 'remove', passkey })}
      />
    </li>
  );
}

type DialogProps = {
  open: NonNullable<Open>;
  means: SignInMeans;
  user: SessionUser;
  onOpen: (open: Open) => void;
};

function OpenDialog({ open, means, user, onOpen }: DialogProps) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const close = () => onOpen(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: signInMeansQuery.queryKey });
  const told = (text: string) => {
    toast.success(text);
    void refresh();
    close();
  };
  if (open.what === 'shown') return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
  if (open.what === 'rename')
    return <RenamePasskeyDialog passkey={open.passkey} means={means} user={user} onClose={close} />;
  if (open.what === 'codes')
    return (
      <ProofDialog
        title={t('passkeys.makeCodes')}
        description={t('passkeys.codesLead')}
        submit={t('proof.submit')}
        act={(proof) => call(makeRecoveryCodes, { body: { proof } })}
        onDone={({ codes }) => {
          void refresh();
          onOpen({ what: 'shown', codes });
        }}
        onClose={close}
      />
    );
  if (open.what === 'without')
    return (
      <ProofDialog
        title={t('passkeys.without')}
        description={t('passkeys.withoutLead')}
        submit={t('proof.submit')}
        act={(proof) => call(removePassword, { body: { proof } })}
        onDone={({ message }) => told(message)}
        onClose={close}
      />
    );
  if (open.what === 'remove') {
    const { id, name } = open.passkey;
    return (
      <ProofDialog
        title={t('passkeys.removeNamed', { name })}
        description={t('passkeys.removeLead')}
        submit={t('passkeys.remove')}
        act={(proof) => call(removePasskey, { params: { id }, body: { proof } })}
        onDone={({ message }) => {
          const left = means.passkeys.filter((one) => one.id !== id).map((one) => one.id);
          if (means.userHandle) reportAccepted(means.rpId, means.userHandle, left);
          told(message);
        }}
        onClose={close}
      />
    );
  }
  return (
    <ProofDialog
      title={t('passkeys.add')}
      description={t('passkeys.addLead')}
      submit={t('proof.next')}
      act={async (proof) => {
        const asked = await call(beginPasskey, { body: { proof } });
        const made = await makePasskey(asked).catch((error: unknown) => {
          if (isAlreadyRegistered(error)) return undefined;
          throw error;
        });
        return made && call(addPasskey, { body: made });
      }}
      onDone={(made) => (made ? told(t('passkeys.added')) : told(t('passkeys.hereAlready')))}
      onClose={close}
    />
  );
}
