import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { FileReply } from '#shared/contract/file-reply.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { Button, type ButtonProps } from '../actions/button.tsx';

type Props = Omit<ButtonProps, 'onClick' | 'loading'> & {
  /** Requests the file. Further clicks while it is being made are ignored. */
  fetchFile: () => Promise<FileReply>;
  /** Message shown if the request fails. */
  failed: string;
};

/** Shows a button that downloads a file which the server creates. */
export function FileButton({ fetchFile, failed, icon = <Download />, ...rest }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ name, bytes }) => saveFile(new Blob([bytes], { type: 'application/pdf' }), name),
    onError: (failure) => toast.error(failed, { description: messageOf(failure) }),
  });
  // A ref blocks a second click that arrives before React renders the pending state.
  const isAsked = useRef(false);
  const press = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(undefined, { onSettled: () => (isAsked.current = false) });
  };
  return <Button {...rest} icon={icon} loading={isPending} onClick={press} />;
}
