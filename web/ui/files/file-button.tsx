import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { FileReply } from '#shared/contract/file-reply.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { toast } from '../feedback/toast.ts';
import { Button, type ButtonProps } from '../actions/button.tsx';

type Props = Omit<ButtonProps, 'onClick' | 'loading'> & {
  /** Asks for the file; pressed again while it is made, it is one. */
  fetchFile: () => Promise<FileReply>;
  /** What is said when there is none. */
  failed: string;
};

/** Hands the reader a file that the server makes. */
export function FileButton({ fetchFile, failed, icon = <Download />, ...rest }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ name, bytes }) => saveFile(new Blob([bytes], { type: 'application/pdf' }), name),
    onError: (failure) => toast.error(failed, { description: messageOf(failure) }),
  });
  // Two presses in one breath come before the button can say that it is at work.
  const isAsked = useRef(false);
  const press = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(undefined, { onSettled: () => (isAsked.current = false) });
  };
  return <Button {...rest} icon={icon} loading={isPending} onClick={press} />;
}
