import clsx from 'clsx';
import { Kpi, type KpiProps } from '#web/ui/charts/kpi.tsx';

const looks = {
  wide: 'grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]',
  thirds: 'sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:first-child]:col-span-2',
};

type Props = {
  figures: readonly KpiProps[];
  /** Name of the earlier period, with which figures are compared that have an earlier value. */
  beforeLabel: string | undefined;
  look?: keyof typeof looks;
  className?: string;
};

export function KpiRow({ figures, beforeLabel, look = 'wide', className }: Props) {
  return (
    <div className={clsx('grid gap-3', looks[look], className)}>
      {figures.map((figure) => (
        <Kpi key={figure.label} beforeLabel={beforeLabel} {...figure} />
      ))}
    </div>
  );
}
