import { useMutation, useQuery } from '@tanstack/react-query';
import { Gift, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/accounts/users.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import {
  handOutVoucher,
  maxHandedAtOnce,
  type StaffVoucher,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import { type ApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';
import { stateOf } from './voucher-facts.tsx';

type Person = { id: string; fullName: string; hint: string };
type Outcome = ReplyOf<typeof handOutVoucher>;

/** Search for members by name, e-mail, phone or code, without those already selected. */
function useMembers(chosen: readonly Person[]) {
  const [typed, setTyped] = useState('');
  const searchTerm = useDebounced(typed.trim(), 250);
  const { data, isFetching } = useQuery({
    ...apiQuery(listUsers, { query: { searchTerm, limit: '8' } }),
    enabled: searchTerm.length > 1,
  });
  const people = (data?.data ?? [])
    .map(({ id, fullName, email, referenceId }) => ({ id, fullName, hint: referenceId ?? email }))
    .filter(({ id }) => chosen.every((person) => person.id !== id));
  return { people: searchTerm.length > 1 ? people : [], searching: isFetching, setTyped };
}

/** Form that gives a voucher to members by name. Repeated presses share one idempotency key. */
export function HandOutForm({ voucher }: { voucher: StaffVoucher }) {
  const { t } = useTranslation('promotions');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const { people, searching, setTyped } = useMembers(chosen);
  const giving = useAct(handOutVoucher);
  const request = useRequestKey(false);
  const give = useMutation<Outcome, ApiError, readonly Person[]>({
    mutationFn: (to) => {
      const body = { userIds: to.map(({ id }) => id) };
      return giving.send({
        params: { id: voucher.id },
        body: { ...body, clientRequestId: request.keyFor(body) },
      });
    },
    onSuccess: ({ given, leftOut }, to) => {
      request.settle();
      // Members who have the voucher already stay in the list, so that staff see they were not given another.
      setChosen(to.filter(({ id }) => leftOut.includes(id)));
      if (given.length > 0) toast.success(t('handOut.done', { count: given.length, code: voucher.code }));
      if (leftOut.length > 0) toast.info(t('handOut.leftOut', { count: leftOut.length }));
    },
  });
  if (voucher.reach === 'everybody') return <Notice tone="sky" title={t('handOut.everybody')} />;
  if (stateOf(voucher) === 'over') return <Notice tone="sky" title={t('handOut.over')} />;

  const choose = (id: string | undefined) => {
    const person = people.find((one) => one.id === id);
    if (person) setChosen([...chosen, person]);
    setTyped('');
  };
  return (
    <Card>
      <CardHeader title={t('handOut.title')} hint={t('handOut.hint')} />
      <LeaveGuardDialog unsaved={() => chosen.some(({ id }) => !give.data?.leftOut.includes(id))} />
      <Field label={t('handOut.member')}>
        <Combobox
          // A new key resets the input after each selection.
          key={chosen.length}
          placeholder={t('handOut.placeholder')}
          emptyText={t('handOut.type')}
          options={people.map(({ id, fullName, hint }) => ({ value: id, label: fullName, hint }))}
          value={undefined}
          onChange={choose}
          onQuery={setTyped}
          loading={searching}
          disabled={chosen.length >= maxHandedAtOnce}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className="mt-3 divide-y divide-line" aria-label={t('handOut.chosen')}>
          {chosen.map((person) => (
            <li key={person.id} className="flex min-h-11 items-center gap-3 text-sm">
              <span className="min-w-0 grow">
                <span className="block font-medium">{person.fullName}</span>
                <span className="block text-ink-2">{person.hint}</span>
              </span>
              <IconButton
                size="sm"
                label={t('handOut.remove', { name: person.fullName })}
                icon={<X />}
                onClick={() => setChosen(chosen.filter((one) => one !== person))}
              />
            </li>
          ))}
        </ul>
      )}
      {give.error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {reasonOf(give.error) ?? t('handOut.failed')}
        </p>
      )}
      <Button
        variant="primary"
        block
        className="mt-4"
        icon={<Gift />}
        disabled={chosen.length === 0}
        loading={give.isPending}
        loadingText={t('handOut.busy')}
        onClick={() => give.mutate(chosen)}
      >
        {chosen.length === 0 ? t('handOut.act') : t('handOut.actFor', { count: chosen.length })}
      </Button>
    </Card>
  );
}
