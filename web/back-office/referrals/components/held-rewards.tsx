import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideReward, type HeldReward, listHeldRewards } from '#shared/referrals/rewards.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useColumns } from '#web/ui/list/columns.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';

type HeldRow = HeldReward & { id: string };

/** Rewards that need a review, oldest first, each with what buyer and referrer have in common. */
export function HeldRewards() {
  const { t } = useTranslation('rewards');
  const { percent, vnd } = useFormat();
  const list = useCursorRows(listHeldRewards, { query: { take: 20 } });
  const releasing = useAct(decideReward, { done: t('staff.held.released') });
  const [refusing, setRefusing] = useState<HeldReward>();
  const col = useColumns<HeldRow>({ ns: 'rewards', at: 'staff.held' });
  const release = ({ orderId, version }: HeldReward) =>
    void releasing.run({ params: { id: orderId }, body: { decision: 'release', note: '', version } });
  const person = (name: 'referrer' | 'buyer') =>
    col.text(name, {
      of: (row) => row[name]?.fullName,
      below: (row) => row[name] && `@${row[name].referenceId}`,
      card: 'line',
    });
  const columns = [
    col.text('order', { of: ({ orderCode }) => orderCode, main: true, className: 'font-semibold' }),
    person('referrer'),
    person('buyer'),
    col.custom(
      'why',
      ({ heldFor }) => (
        <span className="flex flex-wrap gap-1">
          {heldFor.map((reason) => (
            <Badge key={reason} tone="danger">
              {t(`hold.${reason}`)}
            </Badge>
          ))}
        </span>
      ),
      { card: 'line' },
    ),
    col.money('amount', {
      card: 'aside',
      below: ({ by: { shareBasisPoints, base } }) =>
        t('staff.held.byRule', { percent: percent(shareBasisPoints / 100), base: vnd(base) }),
    }),
    col.moment('age', { of: ({ earnedAt }) => earnedAt, card: 'line' }),
    col.custom(
      'acts',
      (row) => (
        <span className="flex gap-2">
          <Button size="sm" disabled={releasing.busy} onClick={() => release(row)}>
            {t('staff.held.release')}
          </Button>
          <Button size="sm" variant="ghost" className="text-danger!" onClick={() => setRefusing(row)}>
            {t('staff.held.refuse')}
          </Button>
        </span>
      ),
      { tight: true, card: 'line' },
    ),
  ];
  return (
    <Card padded={false} className="overflow-hidden">
      <CursorList
        list={list}
        failed={t('staff.held.failed')}
        more={t('staff.held.more')}
        empty={
          <EmptyState icon={<ShieldCheck />} title={t('staff.held.empty')} hint={t('staff.held.emptyHint')} />
        }
      >
        <DataTable
          label={t('staff.held.label')}
          rows={list.rows.map((row) => ({ ...row, id: row.orderId }))}
          columns={columns}
          idOf={({ id }) => id}
          nameOf={({ orderCode }) => orderCode}
        />
      </CursorList>
      {refusing && <RefuseDialog reward={refusing} onClose={() => setRefusing(undefined)} />}
    </Card>
  );
}

/** Asks for the reason of a refusal, which the referrer can read. */
export function RefuseDialog({ reward, onClose }: { reward: HeldReward; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const { orderId, orderCode, version } = reward;
  const deciding = useAct(decideReward, { done: t('staff.held.refused') });
  const params = { id: orderId };
  return (
    <WrittenReasonDialog
      texts={{ ns: 'rewards', at: 'staff.refuse' }}
      title={t('staff.refuse.title', { code: orderCode })}
      description={t('staff.refuse.hint')}
      submit={t('staff.refuse.submit')}
      sending={t('staff.refuse.sending')}
      send={(note) => deciding.send({ params, body: { decision: 'refuse', note, version } })}
      onClose={onClose}
    />
  );
}
