import { useQuery } from '@tanstack/react-query';
import { ChevronUp, Network, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Branch, getBranches } from '#shared/referrals/network.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { branchesQuery } from '../api/referral-queries.ts';
import { shareOfWidest } from '../rules/branch-widths.ts';

type Props = { id: string; ownId: string; onLook: (id: string) => void };
type Picture = ReplyOf<typeof getBranches>;

/** Shows one bar per branch, as wide as it is large, and the number of members on each level. */
export function BranchPicture({ id, ownId, onLook }: Props) {
  const { t } = useTranslation('referrals');
  const query = useQuery(branchesQuery(id));
  const { data, error } = query;
  const [asTable, setAsTable] = useState(false);
  if (error && !data) return <QueryError query={query} title={t('picture.failed')} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="m-4 h-80" />
      </Loading>
    );
  return (
    <div className="space-y-5 border-t border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">{t('picture.hint')}</p>
        <Button
          size="sm"
          variant="ghost"
          icon={asTable ? <Network /> : <Table2 />}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'picture.drawing' : 'picture.table')}
        </Button>
      </div>
      <Path picture={data} ownId={ownId} onLook={onLook} />
      {data.branches.length === 0 && (
        <EmptyState size="sm" icon={<Network />} title={t('picture.leaf', { name: data.root.fullName })} />
      )}
      {data.branches.length > 0 && asTable && <BranchTable picture={data} onLook={onLook} />}
      {data.branches.length > 0 && !asTable && <Branches picture={data} onLook={onLook} />}
      {data.levels.length > 0 && <Levels levels={data.levels} />}
    </div>
  );
}

type Part = { picture: Picture; onLook: Props['onLook'] };

/** Shows the path from the reader down to the shown member, with links. */
function Path({ picture: { above, root }, ownId, onLook }: Part & { ownId: string }) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  return (
    <nav aria-label={t('picture.path')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm">
        {above.map(({ id, fullName }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Button size="sm" variant="secondary" icon={<ChevronUp />} onClick={() => onLook(id)}>
              {id === ownId ? t('picture.you') : fullName}
            </Button>
            <span aria-hidden className="text-ink-3">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-2 font-bold">
          <Avatar name={root.fullName} src={root.avatarUrl} size="sm" decorative />
          {root.id === ownId ? t('picture.you') : root.fullName}
          <span className="font-normal text-ink-2">
            {t('picture.people', { count: root.total })} · {t('picture.direct')} {format.number(root.direct)}
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** Shows branches as bars in proportion to the largest; even the smallest is visible and clickable. */
function Branches({ picture: { root, branches, others }, onLook }: Part) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  const widths = shareOfWidest(branches.map(({ total }) => total));
  return (
    <ul aria-label={t('picture.branches', { name: root.fullName })} className="space-y-1.5">
      {branches.map((branch, at) => (
        <li key={branch.id}>
          <button
            type="button"
            aria-label={t('picture.branch', branchWords(branch))}
            onClick={() => onLook(branch.id)}
            className="grid w-full grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <span className="flex min-w-0 items-center gap-2">
              <Avatar name={branch.fullName} src={branch.avatarUrl} size="xs" decorative />
              <span className="truncate text-sm font-semibold">{branch.fullName}</span>
            </span>
            <span className="flex items-center gap-2">
              <span
                className="h-6 min-w-1.5 rounded-sm bg-(--chart-1)"
                style={{ width: `${widths[at] ?? 0}%` }}
              />
              <span className="shrink-0 text-sm tabular-nums">{format.number(branch.total)}</span>
            </span>
          </button>
        </li>
      ))}
      {others.direct > 0 && (
        <li className="px-2 text-sm text-ink-2">
          {t('picture.others', { count: others.direct })}{' '}
          {t('picture.othersTotal', { count: Math.max(0, others.total - others.direct) })}
        </li>
      )}
    </ul>
  );
}

const branchWords = ({ fullName: name, total, direct }: Branch) => ({ name, total, direct });

function BranchTable({ picture: { root, branches, others }, onLook }: Part) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  return (
    <Table label={t('picture.branches', { name: root.fullName })}>
      <TableHead>
        <tr>
          <TableHeadCell>{t('picture.branchColumn')}</TableHeadCell>
          <TableHeadCell numeric>{t('picture.direct')}</TableHeadCell>
          <TableHeadCell numeric>{t('picture.below')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {branches.map((branch) => (
          <TableRow key={branch.id}>
            <TableCell>
              <button
                type="button"
                aria-label={t('picture.zoom', { name: branch.fullName })}
                onClick={() => onLook(branch.id)}
                className="rounded-sm font-semibold hover:underline"
              >
                {branch.fullName}
              </button>
            </TableCell>
            <TableCell numeric>{format.number(branch.direct)}</TableCell>
            <TableCell numeric>{format.number(branch.total)}</TableCell>
          </TableRow>
        ))}
        {others.direct > 0 && (
          <TableRow>
            <TableCell>{t('picture.others', { count: others.direct })}</TableCell>
            <TableCell numeric>–</TableCell>
            <TableCell numeric>{format.number(Math.max(0, others.total - others.direct))}</TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}

/** Shows the number of members on each level. */
function Levels({ levels }: { levels: readonly number[] }) {
  const { t } = useTranslation('referrals');
  const format = useFormat();
  const widths = shareOfWidest(levels);
  return (
    <section>
      <h3 className="mb-2 text-sm font-bold">{t('picture.levels')}</h3>
      <dl className="space-y-1 text-sm">
        {levels.map((count, at) => (
          // Levels have no id besides their number.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3">
            <dt className="text-ink-2">{t('picture.level', { level: at + 1 })}</dt>
            <dd className="flex items-center gap-2">
              <span
                className="h-3 min-w-1 rounded-sm bg-(--chart-2)"
                style={{ width: `${widths[at] ?? 0}%` }}
              />
              <span className="tabular-nums">{format.number(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
