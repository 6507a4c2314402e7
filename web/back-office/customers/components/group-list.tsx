import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountedGroup, deleteCustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton-rows.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { labelsQuery } from '../api/customer-queries.ts';
import { GroupForm } from './group-form.tsx';

/** All customer groups, each with a link to its customers. */
export function GroupList() {
  const { t } = useTranslation('customers');
  const query = useQuery(labelsQuery);
  const groups = query.data?.groups ?? [];
  return (
    <Card padded={false}>
      <ListFaces
        query={query}
        count={groups.length}
        waiting={<SkeletonRows count={4} height="h-14" padded />}
        failed={t('groupList.failed')}
        empty={
          <EmptyState icon={<UsersRound />} title={t('groupList.empty')} hint={t('groupList.emptyHint')} />
        }
      >
        <ul className="divide-y divide-line">
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} />
          ))}
        </ul>
      </ListFaces>
    </Card>
  );
}

/** Returns a function that puts a group's rule into a sentence. A manual group gets a text that says so. */
function useRuleWords(): (group: CountedGroup) => string {
  const { t } = useTranslation('customers');
  const { number, vnd } = useFormat();
  return ({ kind, spentAtLeast, ordersAtLeast, boughtWithinDays, provinces }) =>
    kind === 'static'
      ? t('groupList.byHand')
      : [
          spentAtLeast === null ? '' : t('rule.spent', { amount: vnd(spentAtLeast) }),
          ordersAtLeast === null ? '' : t('rule.orders', { orders: number(ordersAtLeast) }),
          boughtWithinDays === null ? '' : t('rule.days', { days: number(boughtWithinDays) }),
          provinces.length === 0 ? '' : t('rule.provinces', { names: provinces.join(', ') }),
        ]
          .filter(Boolean)
          .join(' · ');
}

function GroupLine({ group }: { group: CountedGroup }) {
  const { t } = useTranslation('customers');
  const removing = useAct(deleteCustomerGroup);
  const { number } = useFormat();
  const { ask, dialog } = useConfirm();
  const [editing, setEditing] = useState(false);
  const wordsOf = useRuleWords();
  const { id, name, kind, customerCount } = group;
  const remove = () =>
    ask({
      title: t('groupList.remove', { name }),
      consequence: t('groupList.removeHint'),
      confirmText: t('groupList.removeConfirm'),
      tone: 'danger',
      act: () => removing.send({ params: { id } }),
    });
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/admin/e-commerce/customers"
            search={{ group: id }}
            className="rounded-xs font-semibold wrap-anywhere hover:text-brand hover:underline"
          >
            {name}
          </Link>
          <Badge tone={kind === 'rule' ? 'sky' : 'neutral'}>{t(`groupKind.${kind}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{wordsOf(group)}</p>
      </div>
      <p className="shrink-0 text-sm tabular-nums">
        {t('groupList.count', { count: customerCount, shown: number(customerCount) })}
      </p>
      <span className="flex shrink-0">
        <IconButton
          label={t('groupList.edit', { name })}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
        />
        <IconButton label={t('groupList.remove', { name })} icon={<Trash2 />} onClick={() => void remove()} />
      </span>
      {editing && <GroupForm group={group} onClose={() => setEditing(false)} />}
      {dialog}
    </li>
  );
}
