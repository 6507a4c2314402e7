import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { NearViewport } from '../../../../ui/near-viewport.tsx';
import { Failure } from './home-section.tsx';

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
  const section = (
    <CodeBoundary>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </CodeBoundary>
  );
  return known ? section : <NearViewport fallback={skeleton}>{section}</NearViewport>;
}

/** Code that cannot be fetched, as after a release or without a network, costs one section and not the page. */
class CodeBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure onRetry={() => location.reload()} /> : this.props.children;
  }
}
