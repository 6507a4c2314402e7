import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeGroupMembers, type CountedGroup } from '#shared/customers/customer-groups.contract.ts';
import type { CustomerRow } from '#shared/customers/customer.ts';
import { call } from '#web/platform/api/call.ts';
import { Select } from '#web/ui/fields/select.tsx';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';

/** Returns bulk actions that add to or remove from a group; none if no group is filled by hand. */
export function useGroupActions(groups: readonly CountedGroup[]): BulkAct<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const open = groups.filter(({ kind }) => kind === 'static');
  const target = useRef<string>(undefined);
  const [first] = open;
  if (!first) return [];
  const act = (put: 'in' | 'out', icon: ReactNode): BulkAct<CustomerRow> => ({
    name: `group-${put}`,
    label: t(`bulk.${put}`),
    icon,
    preview: ({ ids }) => (
      <>
        <p>{t(`bulk.${put}Preview`, { count: ids.length })}</p>
        <GroupChoice
          groups={open}
          initial={target.current ?? first.id}
          onChoose={(id) => {
            target.current = id;
          }}
        />
      </>
    ),
    run: (customerIds) =>
      call(changeGroupMembers, {
        params: { id: target.current ?? first.id },
        body: { customerIds: [...customerIds], put },
      }),
    done: (count) => t(`bulk.${put}Done`, { count }),
  });
  return [act('in', <UserRoundPlus />), act('out', <UserRoundMinus />)];
}

type ChoiceProps = { groups: readonly CountedGroup[]; initial: string; onChoose: (id: string) => void };

/** The bulk action is created before staff choose the group, so the choice is reported through a callback. */
function GroupChoice({ groups, initial, onChoose }: ChoiceProps) {
  const { t } = useTranslation('customers');
  const [chosen, setChosen] = useState(initial);
  return (
    <Select
      className="mt-3"
      aria-label={t('list.group')}
      value={chosen}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        onChoose(id);
        setChosen(id);
      }}
    />
  );
}
