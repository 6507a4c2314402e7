import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NearViewport } from '#web/ui/layout/near-viewport.tsx';

type Props = {
  /** What the section asks for: known already when the reader comes back, and then shown at once. */
  queryKey?: QueryKey;
  /** In the section's shape and height, heading and all. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** A section whose code and data are fetched when the reader comes near. */
export function LateSection({ queryKey, skeleton, children }: Props) {
  const queryClient = useQueryClient();
  const [known] = useState(() => queryKey !== undefined && queryClient.getQueryData(queryKey) !== undefined);
  return known ? children : <NearViewport fallback={skeleton}>{children}</NearViewport>;
}
