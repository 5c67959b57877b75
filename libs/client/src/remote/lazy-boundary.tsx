import { Component, Suspense, useContext, useState, type ReactNode } from 'react';
import { releaseKeys } from '../held-keys/hold-keys';
import { AttemptContext } from './lazy-part';

interface BoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Renders nothing once a child has thrown. Error boundaries have to be classes in React. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface LazyBoundaryProps {
  /** Called when loading fails. Has to stop rendering the part, so that it is not retried at once. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * Surrounds parts that are loaded on demand ({@link lazyPart}). When loading fails, for example without a connection,
 * the rest of the screen stays, and the next attempt loads the code again.
 * @example
 * <LazyBoundary onFail={save}>{children}</LazyBoundary>
 */
export function LazyBoundary({ onFail, children }: LazyBoundaryProps) {
  const around = useContext(AttemptContext);
  const [attempt, setAttempt] = useState(0);
  const fail = () => {
    releaseKeys();
    onFail();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary key={attempt} onFail={fail}>
      <AttemptContext value={around + attempt}>
        <Suspense>{children}</Suspense>
      </AttemptContext>
    </ErrorBoundary>
  );
}

/** @deprecated The name of {@link LazyBoundary} for remotes that were built with client 1.7 or earlier. */
export const Late = LazyBoundary;
