import { Loading, Skeleton } from './skeleton.tsx';

type Props = {
  count: number;
  /** Height of a row: 'h-11'. */
  height: string;
  /** True in a card without padding of its own. */
  padded?: boolean;
};

/** Shows placeholders for the rows of a list. */
export function SkeletonRows({ count, height, padded = false }: Props) {
  return (
    <Loading className={padded ? 'space-y-3 p-4' : 'space-y-3'}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={height} />
      ))}
    </Loading>
  );
}
