import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NearViewport } from '#web/ui/layout/near-viewport.tsx';

type Props = {
  /** Query of the section; if its data is cached, because the reader returned, the section renders at once. */
  queryKey?: QueryKey;
  /** Placeholder with the section's shape and height, heading included. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows a section whose code and data are fetched when the reader comes near. */
export function LateSection({ queryKey, skeleton, children }: Props) {
  const queryClient = useQueryClient();
  const [known] = useState(() => queryKey !== undefined && queryClient.getQueryData(queryKey) !== undefined);
  return known ? children : <NearViewport fallback={skeleton}>{children}</NearViewport>;
}
