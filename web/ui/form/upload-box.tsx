import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { FileDrop } from '../fields/file-drop.tsx';
import type { FileRules } from '../fields/file-rules.ts';

type SendFile<Sent> = (
  file: File,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Sent>;

export type UploadBoxProps<Sent> = FileRules & {
  /** Uploads one file and returns how it is identified from then on. */
  send: SendFile<Sent>;
  onSent: (sent: Sent[]) => void;
  hint?: ReactNode;
  disabled?: boolean;
};

/** Lets the user choose files, review them and upload them at once. Failed ones stay for a retry. */
export function UploadBox<Sent>({ send, onSent, hint, disabled, ...rules }: UploadBoxProps<Sent>) {
  const { t } = useTranslation('form');
  const [files, setFiles] = useState<File[]>([]);
  const [progress, setProgress] = useState<Record<string, number>>({});
  const [sending, setSending] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const upload = async () => {
    const { signal } = (stop.current = new AbortController());
    setSending(true);
    const told = (file: File) => (share: number) => setProgress((all) => ({ ...all, [file.name]: share }));
    const results = await Promise.allSettled(
      files.map((file) => send(file, { signal, onProgress: told(file) })),
    );
    if (signal.aborted) return;
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) toast.error(reasonOf(failed.reason) ?? t('upload.failed'));
    setFiles(files.filter((_, index) => results[index]?.status === 'rejected'));
    setProgress({});
    setSending(false);
    const sent = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (sent.length > 0) onSent(sent);
  };

  return (
    <div>
      <FileDrop
        {...rules}
        files={files}
        onChange={setFiles}
        progress={progress}
        hint={hint}
        disabled={disabled || sending}
      />
      {files.length > 0 && (
        <Button
          className="mt-3 max-sm:h-11 max-sm:w-full"
          variant="primary"
          icon={<Upload />}
          loading={sending}
          onClick={() => void upload()}
        >
          {t('upload.button', { count: files.length })}
        </Button>
      )}
    </div>
  );
}
