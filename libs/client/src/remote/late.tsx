import { Component, Suspense, useContext, useState, type ReactNode } from 'react';
import { AttemptContext } from './lazy-part';

interface NetProps {
  onFall: () => void;
  children: ReactNode;
}

/** Shows nothing in place of what fell. React offers this to classes only. */
class Net extends Component<NetProps, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError(): { fallen: boolean } {
    return { fallen: true };
  }

  override componentDidCatch(): void {
    this.props.onFall();
  }

  override render(): ReactNode {
    return this.state.fallen ? null : this.props.children;
  }
}

interface LateProps {
  /** Takes the wish back, so that it is not tried again at once, and tells whoever asked. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * Around parts whose code comes when they are wanted ({@link lazyPart}). Without a connection that fails; the screen goes on
 * without them, and the next wish loads anew.
 */
export function Late({ onFail, children }: LateProps) {
  const around = useContext(AttemptContext);
  const [attempt, setAttempt] = useState(0);
  const onFall = () => {
    onFail();
    setAttempt(attempt + 1);
  };
  return (
    <Net key={attempt} onFall={onFall}>
      <AttemptContext value={around + attempt}>
        <Suspense>{children}</Suspense>
      </AttemptContext>
    </Net>
  );
}
