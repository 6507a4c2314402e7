import { useTranslation } from 'react-i18next';
import type { VersionLine } from '#shared/publishing/publication.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Button } from '../actions/button.tsx';
import { Badge } from '../data/badge.tsx';

type Props = {
  /** The newest first. */
  versions: readonly (VersionLine & { byName: string | null })[];
  /** Number of the version that readers see. */
  current: number;
  /** Number of the version that is compared now. */
  compared?: number | undefined;
  onCompare: (number: number) => void;
  onRestore: (number: number) => void;
};

/** Lists the published versions of a text, with what one can do with each. */
export function VersionList({ versions, current, compared, onCompare, onRestore }: Props) {
  const { t } = useTranslation('publishing');
  const { moment } = useFormat();
  return (
    <ol className="divide-y divide-line">
      {versions.map(({ number, at, byName }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <div className="min-w-0 grow">
            <p className="flex items-center gap-2 text-sm font-semibold">
              {t('versions.name', { number })}
              {number === current && <Badge tone="jade">{t('versions.current')}</Badge>}
            </p>
            <p className="text-sm text-ink-2">
              <time dateTime={at}>{moment(at)}</time>
              {byName !== null && ` · ${byName}`}
            </p>
          </div>
          <Button
            size="sm"
            aria-pressed={number === compared}
            aria-label={t('versions.compareThis', { number })}
            onClick={() => onCompare(number)}
          >
            {t('versions.compare')}
          </Button>
          {number !== current && (
            <Button
              size="sm"
              aria-label={t('versions.restoreThis', { number })}
              onClick={() => onRestore(number)}
            >
              {t('versions.restore')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
