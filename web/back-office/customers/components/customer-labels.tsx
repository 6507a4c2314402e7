import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { customerLimits } from '#shared/customers/customer-choices.ts';
import type { Customer } from '#shared/customers/customer.ts';
import { labelCustomer } from '#shared/customers/customers.contract.ts';
import type { CallOptions } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Chip, FilterChip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';
import { customerQuery, labelsQuery } from '../api/customer-queries.ts';

type Change = CallOptions<typeof labelCustomer>['body'];

/** Sends one change per press, so that two people who edit at once do not overwrite each other. */
export function CustomerLabels({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const labelling = useAct(labelCustomer, { keeps: customerQuery(customer.id) });
  const change = (body: Change) => labelling.run({ params: { id: customer.id }, body });
  return (
    <Card>
      <CardHeader title={t('list.labels')} />
      <h3 className="mb-2 text-sm font-semibold">{t('tags')}</h3>
      <Tags tags={customer.tags} busy={labelling.busy} onChange={change} />
      <h3 className="mt-4 mb-2 text-sm font-semibold">{t('groups')}</h3>
      <Groups of={customer} busy={labelling.busy} onChange={(body) => void change(body)} />
    </Card>
  );
}

type TagsProps = {
  tags: readonly string[];
  busy: boolean;
  onChange: (change: Change) => Promise<unknown>;
};

function Tags({ tags, busy, onChange }: TagsProps) {
  const { t } = useTranslation('customers');
  const [typed, setTyped] = useState('');
  const { data: known } = useQuery(labelsQuery);
  const more = (known?.tags ?? []).filter((tag) => !tags.includes(tag)).slice(0, maxOffered);
  const add = async (tag: string) => {
    if (tag.trim() === '' || busy) return;
    // A refused tag stays in the input.
    if (await onChange({ addTags: [tag] })) setTyped('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add(typed);
  };
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <FilterChip key={tag} label={tag} onRemove={() => void onChange({ removeTags: [tag] })} />
        ))}
      </div>
      <LeaveGuardDialog unsaved={() => typed.trim() !== ''} />
      <form onSubmit={submit} className="mt-2 flex gap-2">
        <Input
          className="grow"
          aria-label={t('newTag')}
          placeholder={t('newTag')}
          maxLength={customerLimits.tagLetters}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton type="submit" variant="outline" label={t('addTag')} icon={<Plus />} loading={busy} />
      </form>
      {more.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {more.map((tag) => (
            <Chip key={tag} icon={<Plus aria-hidden />} onClick={() => void add(tag)}>
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}

const maxOffered = 6;

type GroupsProps = { of: Customer; busy: boolean; onChange: (change: Change) => void };

/** Groups by rule are shown if the customer matches the rule, and cannot be toggled. */
function Groups({ of, busy, onChange }: GroupsProps) {
  const { t } = useTranslation('customers');
  const { data } = useQuery(labelsQuery);
  const groups = data?.groups ?? [];
  const shown = groups.filter(({ id, kind }) => kind === 'static' || of.groups.includes(id));
  if (shown.length === 0) return <p className="text-sm text-ink-2">{t('noGroups')}</p>;
  return (
    <div className="flex flex-wrap gap-1.5">
      {shown.map(({ id, name, kind }) => {
        const isIn = of.groups.includes(id);
        return (
          <Chip
            key={id}
            pressed={isIn}
            disabled={busy || kind === 'rule'}
            title={kind === 'rule' ? t('byRule') : undefined}
            onClick={() => onChange(isIn ? { removeGroups: [id] } : { addGroups: [id] })}
          >
            {name}
          </Chip>
        );
      })}
    </div>
  );
}
