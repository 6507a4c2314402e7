import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import type { ArrivingFile } from './use-arriving-files.ts';

type Act = (file: ArrivingFile) => void;
type Props = { files: { arriving: readonly ArrivingFile[]; retry: Act; drop: Act } };

/** Lists the files that are on their way, and those that did not arrive with the way out. */
export function ArrivingFiles({ files: { arriving, retry, drop } }: Props) {
  return (
    arriving.length > 0 && (
      <ul className="space-y-2 text-sm">
        {arriving.map((file) => (
          <ArrivingLine
            key={file.key}
            arriving={file}
            onRetry={() => retry(file)}
            onDrop={() => drop(file)}
          />
        ))}
      </ul>
    )
  );
}

type LineProps = { arriving: ArrivingFile; onRetry: () => void; onDrop: () => void };

function ArrivingLine({ arriving: { file, isFailed, reason }, onRetry, onDrop }: LineProps) {
  const { t } = useTranslation('publishing');
  const { name } = file;
  return (
    <li className="flex items-center gap-2">
      <p role="status" className={isFailed ? 'min-w-0 grow text-danger' : 'min-w-0 grow text-ink-2'}>
        {isFailed ? (reason ?? t('files.failed', { name })) : t('files.sending', { name })}
      </p>
      {isFailed && (
        <IconButton size="sm" label={t('files.retry', { name })} icon={<RotateCw />} onClick={onRetry} />
      )}
      <IconButton size="sm" label={t('files.drop', { name })} icon={<X />} onClick={onDrop} />
    </li>
  );
}
