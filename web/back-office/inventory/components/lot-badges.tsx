import type { LotPieces } from '#shared/inventory/lots.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Lots of the pieces in a line: code, expiry date and quantity. */
export function LotBadges({ lots }: { lots: readonly LotPieces[] }) {
  const { day, number } = useFormat();
  return lots.map(({ code, expiresOn, quantity }) => (
    <Badge key={`${expiresOn} ${code}`}>
      {code} · {day(expiresOn)} · {number(quantity)}
    </Badge>
  ));
}
